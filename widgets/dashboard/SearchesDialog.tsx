import type { Searches } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { Dialog } from '@/ui/Dialog';
import '@/ui/css/facts.css';

interface Props extends Searches {
  readonly onClose: () => void;
}

/** Who searched a word, or what a user searched. S2 §2. */
export function SearchesDialog({ type, name, rows, onClose }: Props) {
  const { t } = useTexts();
  const isWord = type === 'kelime';
  const isDated = rows.some(({ date }) => date);
  const heading = t(isWord ? 'stats.usersOf' : 'stats.queriesOf', { name });
  const title = (text: string, end = ' vt-facts__head--number') => (
    <th className={`vt-facts__head${end}`} scope="col">
      {text}
    </th>
  );
  return (
    <Dialog title={heading} open onClose={onClose}>
      {rows.length > 0 ? (
        // A long list scrolls, and holds nothing else by which the keyboard could reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <table className="vt-facts" tabIndex={0} aria-label={heading}>
          <thead>
            <tr>
              {title(t(isWord ? 'stats.user' : 'stats.word'), '')}
              {title(t('stats.count'))}
              {isDated && title(t('stats.date'))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th className="vt-facts__name" scope="row">
                  {row.name}
                </th>
                <td className="vt-facts__value">{row.value}</td>
                {isDated && <td className="vt-facts__value">{row.date}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="vt-stats__row">{t(isWord ? 'stats.noUsers' : 'stats.noQueries', { name })}</p>
      )}
    </Dialog>
  );
}
