import { useState } from 'react';
import type { Searches, SearchRow, SearchStats, SearchType } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/TableRow';
import { WaitingTable } from '@/ui/WaitingTable';
import { useDensity } from '@/commerce/useDensity';
import { Bar } from './Bar';
import { SearchesDialog } from './SearchesDialog';
import '@/commerce/order/panel.css';

/** What is searched most, who searches most, and the latest searches. S2 §2. */
export function StatsTables({ topQueries, topUsers, lastQueries }: SearchStats) {
  const { t } = useTexts();
  const isCompact = useDensity() === 'compact';
  const [shown, setShown] = useState<Searches | null>(null);

  const word = { name: 'word', title: t('stats.word'), kind: 'words' } as const;
  const user = { name: 'user', title: t('stats.user') };
  const counted = (rows: readonly SearchRow[]): Column<SearchRow> => {
    const most = Math.max(1, ...rows.map(({ value }) => Number(value)));
    return { name: 'count', title: t('stats.count'), cell: ({ value }) => <Bar value={Number(value)} most={most} /> };
  };
  const date: Column<SearchRow> = { name: 'date', title: t('stats.date'), cell: (row) => row.date };
  const nameOf = ({ name }: SearchRow) => name;
  const details = (type: SearchType): Column<SearchRow> => ({
    name: 'details',
    title: t('stats.detail'),
    kind: 'actions',
    cell: ({ name, details: rows }) =>
      rows.length > 0 && (
        <button
          type="button"
          className="vt-button vt-button--quiet vt-button--compact vt-stats__open"
          aria-haspopup="dialog"
          aria-label={t('stats.detailOf', { name })}
          onClick={() => {
            setShown({ type, name, rows });
          }}
        >
          {t('stats.detail')}
        </button>
      ),
  });
  const list = (title: string, rows: readonly SearchRow[], columns: ReadonlyArray<Column<SearchRow>>, className = '') => (
    <div className={className}>
      <h2 className="vt-desk-panel__title">{title}</h2>
      {rows.length > 0 ? (
        <Table label={title} columns={columns} rows={rows} keyOf={({ id }) => id} isCompact={isCompact} />
      ) : (
        <p className="vt-stats__row">{t('stats.none')}</p>
      )}
    </div>
  );
  return (
    <>
      {list(t('stats.words'), topQueries, [{ ...word, cell: nameOf }, counted(topQueries), date, details('kelime')])}
      {list(t('stats.users'), topUsers, [{ ...user, cell: nameOf }, counted(topUsers), details('kullanıcı')])}
      {list(
        t('stats.last'),
        lastQueries,
        [{ ...user, cell: nameOf }, { ...word, cell: ({ value }) => value }, date],
        'vt-stats__wide',
      )}
      {shown && (
        <SearchesDialog
          {...shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </>
  );
}

/** As many rows as shops show of the latest; of the most frequent, fewer. */
const ROWS = 20;
const MOST = 6;

/** What stands there until the statistics have come: the same three tables. */
export function WaitingTables() {
  const { t } = useTexts();
  const isCompact = useDensity() === 'compact';
  const cell = () => null;
  const user = { name: 'user', title: t('stats.user'), cell };
  const word = { name: 'word', title: t('stats.word'), kind: 'words', cell } as const;
  const count = { name: 'count', title: t('stats.count'), cell };
  const date = { name: 'date', title: t('stats.date'), cell };
  const details = { name: 'details', title: t('stats.detail'), kind: 'actions', cell } as const;
  // One of them says that they are on their way.
  const waiting = (title: string, rows: number, columns: ReadonlyArray<Column<unknown>>, className?: string) => (
    <div className={className} aria-hidden={className === undefined}>
      <h2 className="vt-desk-panel__title">{title}</h2>
      <WaitingTable columns={columns} count={rows} isCompact={isCompact} text={t('common.loading')} />
    </div>
  );
  return (
    <>
      {waiting(t('stats.words'), MOST, [word, count, date, details])}
      {waiting(t('stats.users'), MOST, [user, count, details])}
      {waiting(t('stats.last'), ROWS, [user, word, date], 'vt-stats__wide')}
    </>
  );
}
