import '../form/field.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** Most characters of a note: what fits on an order form. */
const LONGEST_NOTE = 1000;

/** What the customer writes to an order or a payment. */
export function NoteField({ label, value, onChange }: Props) {
  return (
    <label className={value.trim() === '' ? 'vt-desk-field vt-desk-field--blank' : 'vt-desk-field'}>
      <span className="vt-desk-field__label">{label}</span>
      <textarea
        className="vt-desk-field__note"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </label>
  );
}
