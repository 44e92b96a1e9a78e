import type { ReactNode } from 'react';
import type { Id } from '@/domain/id';
import type { RecordPage } from '@/domain/record';
import { useTexts } from '@/i18n/useTexts';
import { PageLink, Pagination } from '@/ui/Pagination';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/TableRow';
import { WaitingTable } from '@/ui/WaitingTable';
import '@/ui/button.css';
import { useDensity } from '../useDensity';
import { FailedPage } from './FailedPage';
import type { Records } from './useRecords';
import '../order/panel.css';
import './records.css';

interface Row {
  readonly id: Id;
}

interface Props<R extends Row, Page extends RecordPage<R>> {
  readonly records: Records<Page>;
  /** What the list is, by name. */
  readonly label: string;
  /** What is said of how many there are, above the rows. */
  readonly count: (page: Page) => ReactNode;
  readonly columns: ReadonlyArray<Column<R>>;
  /** What a row unfolds. */
  readonly below: (row: R) => ReactNode;
  /** What is said where there are none. */
  readonly empty: string;
  /** What is said where they could not be fetched. */
  readonly failed: string;
}

/** Rows of a page, as shops send them (S2 §7): so many are kept free. */
const ROWS_A_PAGE = 20;

/** A list of orders or offers in all its states: on its way, empty, failed, a table and its pages. S2 §2, decision 50. */
export function RecordsView<R extends Row, Page extends RecordPage<R>>(props: Props<R, Page>) {
  const {
    records: { page, error, isLoading, retry, shownPage, hrefOf, goTo, region },
    label,
    columns,
    failed,
  } = props;
  const { t } = useTexts();
  const isCompact = useDensity() === 'compact';
  return (
    <section ref={region} className="vt-records" tabIndex={-1} aria-label={label} aria-busy={isLoading}>
      {error && <FailedPage error={error} title={failed} onRetry={retry} />}
      {!page && isLoading && (
        <div>
          <p className="vt-records__count">
            <span className="vt-placeholder vt-table__bar" />
          </p>
          <WaitingTable columns={columns} count={ROWS_A_PAGE} isCompact={isCompact} text={t('common.loading')} />
        </div>
      )}
      {page && (
        <>
          <div className={isLoading ? 'vt-desk-still' : undefined}>
            <Rows {...props} page={page} isCompact={isCompact} />
          </div>
          <Pagination page={shownPage} pages={page.pages} hrefOf={hrefOf} list={label} onGo={goTo} />
        </>
      )}
    </section>
  );
}

function Rows<R extends Row, Page extends RecordPage<R>>({
  page,
  records: { open, idOf, hrefOf, goTo, rows },
  label,
  count,
  columns,
  below,
  empty,
  isCompact,
}: Props<R, Page> & { readonly page: Page; readonly isCompact: boolean }) {
  const { t } = useTexts();
  if (page.items.length === 0) {
    return (
      <div className="vt-desk-panel vt-records__notice">
        <p className="vt-records__text" role="status">
          {page.pages > 1 ? t('records.emptyPage') : empty}
        </p>
        {page.pages > 1 ? (
          <PageLink
            className="vt-button vt-button--quiet"
            href={hrefOf(page.pages)}
            onGo={() => {
              goTo(page.pages);
            }}
          >
            {t('list.lastPage')}
          </PageLink>
        ) : (
          <a className="vt-button vt-button--quiet" href="/">
            {t('cartPage.toShop')}
          </a>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="vt-records__count">
        {count(page)}
        {page.leftOut > 0 && <span className="vt-records__left-out"> {t('records.leftOut', { count: page.leftOut })}</span>}
      </p>
      <Table
        label={label}
        columns={columns}
        rows={page.items}
        keyOf={({ id }) => id}
        isCompact={isCompact}
        handle={rows}
        below={(row) =>
          open.has(String(row.id)) && (
            <div id={idOf(row.id)} className="vt-records__below">
              {below(row)}
            </div>
          )
        }
      />
    </>
  );
}
