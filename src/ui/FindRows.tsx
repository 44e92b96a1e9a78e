import { useTexts } from '@/i18n/useTexts';
import './css/field.css';
import './css/findRows.css';

interface Props {
  /** As it was typed. */
  readonly query: string;
  /** How many rows are left by it. */
  readonly found: number;
  readonly onQuery: (query: string) => void;
}

/** Looks for rows, where not all of them stand in the document and find in page would miss the others. */
export function FindRows({ query, found, onQuery }: Props) {
  const { t } = useTexts();
  return (
    <div className="vt-find-rows">
      <input
        className="vt-field__control vt-find-rows__field"
        // None: Enter would send what stands in the rows.
        form=""
        type="search"
        autoCorrect="off"
        spellCheck={false}
        aria-label={t('rows.find')}
        placeholder={t('rows.findHint')}
        value={query}
        onChange={({ target }) => {
          onQuery(target.value);
        }}
      />
      <span className="vt-find-rows__found" role="status">
        {query.trim() !== '' && t('rows.found', { count: found })}
      </span>
    </div>
  );
}
