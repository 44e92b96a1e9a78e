import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import type { Money } from '@/domain/money/money';
import { useAppSelector, usePage } from '@/data/hooks';
import { linePrices, type LinePricing } from '../lines/linePrices';
import type { LinesView } from '../lines/numberedLines';
import { arrange, type LineSort } from './arrange';
import { changedPrices, hasUnseen, keepSeenPrices, planPrices, readSeenPrices, seePrices, type SeenPlans } from './seenPrices';
import { linesShortOfStock } from './shortOfStock';

export type LineFilter = 'all' | 'short' | 'price';

const NOBODY = '';
const NOTHING = {};
/** Milliseconds without a change after which the prices of other lines are kept. */
const QUIET = 300;

/** How the lines of a large cart are sorted, filtered and picked, and what comes of that. */
export function useArrangement(items: readonly CartItem[], pricing: LinePricing) {
  const { settings, user } = usePage();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<LineSort>('added');
  const [filter, setFilter] = useState<LineFilter>('all');
  const [picks, setPicks] = useState<ReadonlySet<string>>(new Set());
  const owner = user?.id ?? NOBODY;
  const [plans, setPlans] = useState(() => readSeenPrices(owner));
  // As the shop has told them: what another unit will cost is only supposed until then.
  const confirmed = useAppSelector(({ cart }) => cart.confirmed);
  const isTold = useAppSelector(({ cart }) => cart.status === 'ready');
  const plan = pricing.priceName ?? '';
  const told = useMemo(() => planPrices(confirmed, plan), [confirmed, plan]);
  const seen = plans[plan] ?? NOTHING;
  // A cart that is fetched anew, after a night say, may have other prices than the one that was seen.
  if (pricing.shown && isTold && hasUnseen(told, seen)) setPlans({ ...plans, [plan]: seePrices(told, seen) });
  const lastSeen = useRef<SeenPlans | null>(null);
  useEffect(() => {
    if (!pricing.shown) return;
    const keep = () => {
      keepSeenPrices(owner, { ...plans, [plan]: seePrices(told, seen) });
    };
    if (lastSeen.current !== plans) {
      lastSeen.current = plans;
      keep();
      return;
    }
    // Of a thousand lines that takes a while, and the press that has changed one is answered first.
    const timer = setTimeout(keep, QUIET);
    return () => {
      clearTimeout(timer);
    };
  }, [owner, plans, plan, told, seen, pricing.shown]);

  const short = useMemo(() => linesShortOfStock(items, settings), [items, settings]);
  const pricesBefore = useMemo<ReadonlyMap<string, Money>>(
    () => (pricing.shown ? changedPrices(told, seen) : new Map()),
    [pricing.shown, told, seen],
  );
  const lines = useMemo(() => {
    const marked = { all: null, short, price: pricesBefore }[filter];
    return arrange(items, {
      query,
      sort,
      only: ({ id }) => marked === null || marked.has(String(id)),
      totalOf: (item) => linePrices(item, pricing)?.total.value ?? 0,
    });
  }, [items, query, sort, filter, short, pricesBefore, pricing]);
  const pick = useCallback((id: Id) => {
    setPicks((before) => {
      const after = new Set(before);
      if (!after.delete(String(id))) after.add(String(id));
      return after;
    });
  }, []);
  // What is hidden is not picked: nobody takes out what is not in sight.
  const picked = useMemo(() => new Set(lines.map(({ item }) => String(item.id)).filter((id) => picks.has(id))), [lines, picks]);
  const view = useMemo<LinesView>(
    () => ({ lines, picked, short, pricesBefore, pick }),
    [lines, picked, short, pricesBefore, pick],
  );
  return {
    view,
    query,
    setQuery,
    sort,
    setSort,
    filter,
    setFilter,
    /** All that are left, or none. */
    pickAll(isOn: boolean) {
      setPicks(new Set(isOn ? lines.flatMap(({ item: { id } }) => (id === '' ? [] : [String(id)])) : []));
    },
    /** The prices of now are those that were last seen. */
    seePrices() {
      setPlans({});
      setFilter('all');
    },
  };
}
