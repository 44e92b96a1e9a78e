import { useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { useCartLoaded } from '@/data/cart/useCart';
import { Pagination } from '@/ui/Pagination';
import { CartBar } from './CartBar';
import { CardGrid } from './cards/CardGrid';
import { BeyondLast, Empty, Failure, SignIn } from './Notices';
import { useListKeys } from './keys/useListKeys';
import { isAddableAnyhow } from './rows/addable';
import { ListTable } from './rows/ListTable';
import { LazySheetBar } from './sheet/LazySheetBar';
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
  const isTogether = props.add === 'together';
  const hasKeys = props.keyboard !== 'off';
  const shop = usePage();
  const top = useRef<HTMLElement>(null);
  const { list, page, goTo, hrefOf } = control;
  const keys = useListKeys(top, hasKeys, isTogether);

  const { items, fetching, error, view, limit } = list;
  const isEmpty = !fetching && !error && items.length === 0;
  const isBeyond = isEmpty && list.total > 0;
  const show = (target: number) => {
    goTo(target);
    // The link that was pressed stands below the products, or goes; what it brings begins at the top.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  // Where no price is shown at all this is known from the start, and nothing moves when the products come.
  const hasNothingToBuy = items.length > 0 && !items.some((product) => isAddableAnyhow(product, shop));
  const needsLogin = shop.visitor === 'visitor' && (!shop.settings.showPriceStatus || hasNothingToBuy);
  const waiting = fetching ? limit : 0;
  return (
    <section ref={top} className="vt-list" tabIndex={-1} aria-label={t('list.region')}>
      <h2 className="vt-hidden-text">{t('list.region')}</h2>
      <Toolbar control={control} list={list} region={top} hasKeys={hasKeys} isTogether={isTogether} />
      {needsLogin && <SignIn />}
      {error && (
        <Failure
          error={error}
          onRetry={() => {
            control.retry();
            // The button goes with what it stands in.
            top.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {isEmpty && !isBeyond && <Empty />}
      {isBeyond && (
        <BeyondLast
          href={hrefOf(list.pages)}
          onGo={() => {
            show(list.pages);
          }}
        />
      )}
      {(waiting > 0 || items.length > 0) &&
        (view === 'grid' ? (
          <CardGrid items={items} waiting={waiting} keys={keys} isTogether={isTogether} />
        ) : (
          <ListTable items={items} waiting={waiting} keys={keys} isTogether={isTogether} />
        ))}
      <Pagination page={isBeyond ? list.pages + 1 : page} pages={list.pages} hrefOf={hrefOf} onGo={show} />
      {isTogether ? <LazySheetBar items={items} /> : <CartBar />}
    </section>
  );
}
