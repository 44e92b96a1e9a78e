import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { downloadCsv } from '@/commerce/downloadCsv';
import { useSaveLines } from '@/commerce/useSaveLines';
import type { CartItem } from '@/domain/cart/cart';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { removeLine } from '@/data/cart/editLine';
import { useAppDispatch } from '@/data/hooks';
import type { LongRowsHandle } from '@/ui/rows/LongRows';
import { Select } from '@/ui/Select';
import type { LinePricing } from '../lines/linePrices';
import type { LinesView } from '../lines/numberedLines';
import { findLine } from '@/commerce/removal/findLine';
import type { Removed } from '@/commerce/removal/useRemoved';
import { lineMeant, SORTS } from './arrange';
import { toSheet } from './linesCsv';
import { PickTools } from './PickTools';
import { useArrangement, type LineFilter } from './useArrangement';
import './tools.css';

interface Props {
  readonly items: readonly CartItem[];
  readonly pricing: LinePricing;
  /** The cart. */
  readonly region: RefObject<HTMLElement>;
  readonly rows: RefObject<LongRowsHandle>;
  readonly onView: (view: LinesView) => void;
  readonly onRemoved: (removed: Removed) => void;
}

const FILTERS: readonly LineFilter[] = ['all', 'short', 'price'];

/** The tools of a large cart: find, sort, filter, take out many, keep as a file, print. */
export function LineTools({ items, pricing, region, rows, onView, onRemoved }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const tools = useArrangement(items, pricing);
  const { view, query, sort, filter } = tools;
  const { lines, picked } = view;
  // Before paint: the rows never show what the tools say no more.
  useLayoutEffect(() => {
    onView(view);
  }, [onView, view]);
  const save = useSaveLines(t('cart.panel'));
  const { length: count } = lines;
  useEffect(() => {
    if (query !== '' || filter !== 'all') announce(t('cartPage.shown', { count }));
  }, [announce, t, query, filter, count]);

  const goToMeant = () => {
    const meant = lineMeant(lines, query);
    if (!meant) return;
    rows.current?.reveal(String(meant.item.id));
    const box = findLine(region.current, meant.item)?.querySelector<HTMLInputElement>('[role=spinbutton]');
    box?.focus();
    box?.select();
  };
  const pickedItems = () => lines.map(({ item }) => item).filter(({ id }) => picked.has(String(id)));
  const removePicked = () => {
    const gone = pickedItems();
    const places = gone.map(({ id }) => dispatch(removeLine(id)));
    tools.pickAll(false);
    // The way back takes the focus and says how many went.
    onRemoved({ items: gone, place: Math.max(0, places[0] ?? 0) });
  };
  /** What is pressed goes by that: the focus must not go with it. */
  const leave = () => region.current?.focus({ preventScroll: true });
  const counts = { all: items.length, short: view.short.size, price: view.pricesBefore.size };
  const filters = FILTERS.filter((each) => counts[each] > 0 || each === filter);
  return (
    <div className="vt-cart-tools" role="group" aria-label={t('cartPage.tools')}>
      <input
        className="vt-field__control vt-cart-tools__find"
        type="search"
        autoCorrect="off"
        spellCheck={false}
        aria-label={t('cartPage.find')}
        placeholder={t('cartPage.findHint')}
        value={query}
        onChange={({ target }) => {
          tools.setQuery(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          goToMeant();
        }}
      />
      <Select
        label={t('cartPage.sort')}
        value={sort}
        options={SORTS.filter((each) => pricing.shown || each !== 'total').map((each) => ({
          value: each,
          label: `${t('cartPage.sort')}: ${t(`cartPage.sort.${each}`)}`,
        }))}
        onChange={tools.setSort}
      />
      {filters.length > 1 && (
        <Select
          label={t('cartPage.show')}
          value={filter}
          options={filters.map((each) => ({ value: each, label: t(`cartPage.show.${each}`, { count: counts[each] }) }))}
          onChange={(chosen) => {
            if (filters.length === 2 && counts[filter] === 0) leave();
            tools.setFilter(chosen);
          }}
        />
      )}
      {view.pricesBefore.size > 0 && (
        <button
          type="button"
          className="vt-button vt-button--quiet vt-button--compact"
          onClick={() => {
            leave();
            tools.seePrices();
          }}
        >
          {t('cartPage.seen')}
        </button>
      )}
      <span className="vt-cart-tools__files">
        <button
          type="button"
          className="vt-button vt-button--compact"
          onClick={() => {
            const chosen = picked.size > 0 ? pickedItems() : lines.map(({ item }) => item);
            save(chosen.map(({ product, quantity, productUnit }) => ({ code: product.code, quantity, unit: productUnit.value })));
          }}
        >
          {t('common.saveToList')}
        </button>
        <button
          type="button"
          className="vt-button vt-button--compact"
          onClick={() => {
            downloadCsv(t('cartPage.csvName'), toSheet(items, pricing, { t }));
          }}
        >
          {t('cartPage.csv')}
        </button>
        <button
          type="button"
          className="vt-button vt-button--compact"
          onClick={() => {
            window.print();
          }}
        >
          {t('cartPage.print')}
        </button>
      </span>
      <PickTools
        shown={count}
        pickable={lines.filter(({ item }) => item.id !== '').length}
        picked={picked.size}
        isNarrowed={lines.length < items.length}
        onAll={tools.pickAll}
        onRemove={removePicked}
      />
    </div>
  );
}
