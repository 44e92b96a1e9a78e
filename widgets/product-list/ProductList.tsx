import { useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useCartLoaded } from '@/data/cart/useCart';
import { Pagination } from '@/ui/Pagination';
import { CardGrid } from './cards/CardGrid';
import { Empty, Failure } from './Notices';
import { ListTable } from './rows/ListTable';
import { Toolbar } from './Toolbar';
import { useProductList } from './useProductList';
import type { ProductListProps } from './props';
import './css/list.css';

/** The products of a category or a search, as a table or as cards. S1 §2. */
export function ProductList(props: ProductListProps) {
  const { t } = useTexts();
  // What is in the cart counts against the stock that can still be added (S1 §5).
  useCartLoaded();
  const control = useProductList(props);
  const top = useRef<HTMLElement>(null);
  const { list, page, goTo, hrefOf } = control;

  const { items, fetching, error, view, limit } = list;
  const waiting = fetching ? limit : 0;
  const Products = view === 'grid' ? CardGrid : ListTable;
  return (
    <section ref={top} className="vt-list" tabIndex={-1} aria-label={t('list.region')}>
      <h2 className="vt-hidden-text">{t('list.region')}</h2>
      <Toolbar control={control} list={list} />
      {error && <Failure error={error} onRetry={control.retry} />}
      {!fetching && !error && items.length === 0 && <Empty />}
      {(waiting > 0 || items.length > 0) && <Products items={items} waiting={waiting} />}
      <Pagination
        page={page}
        pages={list.pages}
        hrefOf={hrefOf}
        onGo={(target) => {
          goTo(target);
          // The link that was pressed stands below the products; what it brings begins at the top.
          top.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </section>
  );
}
