import { CHEVRON_DOWN } from './icon/paths';
import { Icon } from './Icon';
import './css/select.css';

interface Props<Value extends string> {
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  /** Value of the chosen option; '' where none is chosen yet. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  /** Its name, where no `<label>` says it. */
  readonly label?: string;
  /** DOM id, by which a `<label>` beside it names it. */
  readonly id?: string;
  /** What it shows while none is chosen. */
  readonly unchosen?: string;
  /** Its change is being saved: it shows so and takes no other. */
  readonly busy?: boolean;
  /** DOM id of what is wrong with it. */
  readonly wrongBy?: string | undefined;
  /** Low where a mouse points. */
  readonly compact?: boolean;
}

/** A choice of one among a few, in the browser's own control under an arrow of ours: engines paint their own face as they like. */
export function Select<Value extends string>(props: Props<Value>) {
  const { id, options, value, onChange, label, unchosen = '', busy = false, wrongBy, compact } = props;
  return (
    <span className="vt-select-box">
      <select
        id={id}
        className={compact ? 'vt-select vt-select--compact' : 'vt-select'}
        aria-label={label}
        aria-busy={busy}
        aria-disabled={busy}
        aria-invalid={wrongBy ? true : undefined}
        aria-describedby={wrongBy}
        value={value}
        onChange={({ target }) => {
          // Not `disabled`, which would take the focus away from the one who has just chosen.
          const chosen = options.find((option) => option.value === target.value);
          if (chosen && !busy) onChange(chosen.value);
        }}
      >
        {value === '' && (
          <option className="vt-select__option" value="" disabled>
            {unchosen}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} className="vt-select__option" value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="vt-select-box__arrow">
        <Icon path={CHEVRON_DOWN} size={16} />
      </span>
    </span>
  );
}
