import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { usePricingContext } from '@/commerce/product/useShown';
import { loadCart } from '@/data/cart/calls';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { selectSheet, sheetFilled, type SheetLine } from '@/data/purchase';
import { useContainer, usePageServices } from '@/page/container/context';
import { listen } from '@/runtime/page/listen';
import { isRepeatedClick } from '@/domain/links/plainClick';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { MoneyText } from '@/ui/MoneyText';
import { Spinner } from '@/ui/Spinner';
import { addSheet, type SheetProgress } from './addSheet';
import { sheetTotal } from './sheetTotal';
import { keepSheet, readSheet } from './storage';
import '@/ui/button.css';
import '@/ui/css/foot-bar.css';
import '../css/cart-bar.css';

/**
 * Foot of an order sheet: how many lines are filled in, what they come to, and what adds them all. Contract §2, `data-add`.
 * A line that was filled in earlier counts as the list shows its product now (`items`): with today's price and stock.
 */
export function SheetBar({ items }: { items: readonly Product[] }) {
  const { t } = useTexts();
  const { announce, leaveWarnings } = usePageServices();
  const dispatch = useAppDispatch();
  const container = useContainer();
  const pricing = usePricingContext();
  const { user } = usePage();
  const filled = useAppSelector(selectSheet);
  const lines = useMemo(() => {
    const shown = new Map(items.map((product) => [String(product.id), product]));
    return filled.map((line) => ({ ...line, product: shown.get(String(line.product.id)) ?? line.product }));
  }, [filled, items]);
  const [progress, setProgress] = useState<SheetProgress | null>(null);
  /** What the last emptying took out, to be put back. */
  const [cleared, setCleared] = useState<readonly SheetLine[]>([]);
  const stopping = useRef<AbortController | null>(null);
  const owner = String(user?.id ?? '');

  // What was filled in before on another page of the shop, before 'no lines' is painted; here it may have begun anew meanwhile.
  useLayoutEffect(() => {
    const kept = readSheet(owner) ?? [];
    for (const line of kept) dispatch(sheetFilled({ ...line, isOld: true }));
    // What it tells of lines that were sent may have come before them.
    if (kept.some(({ refused: reason }) => reason)) void dispatch(loadCart());
    return () => {
      stopping.current?.abort();
    };
  }, [dispatch, owner]);
  useEffect(() => {
    // At first without what was just read, which follows at once.
    keepSheet(owner, lines);
  }, [owner, lines]);
  useEffect(() => {
    // A page that the browser brings back stands as it was left: meanwhile other pages have filled in lines, or added them.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      const kept = persisted && readSheet(owner);
      if (!kept) return;
      for (const { product } of lines) dispatch(sheetFilled({ product, amount: 0 }));
      for (const line of kept) dispatch(sheetFilled(line));
    };
    return listen(window, onReturn, 'pageshow');
  }, [dispatch, owner, lines]);

  const withFailed = (words: string, failed: number) =>
    failed > 0 ? `${words}, ${t('list.sheet.failed', { count: failed })}` : words;
  const addAll = async () => {
    if (lines.length === 0) return;
    const controller = new AbortController();
    stopping.current = controller;
    setCleared([]);
    setProgress({ total: lines.length, added: 0, failed: 0 });
    const { signal } = controller;
    const { added, failed } = await leaveWarnings.warnWhile(() =>
      dispatch(addSheet(lines, { target: container, signal, onProgress: setProgress })),
    );
    stopping.current = null;
    setProgress(null);
    announce(withFailed(t('list.sheet.added', { count: added }), failed));
  };
  // The one button takes the other's place: the second click of two is not meant for it.
  const press = (event: MouseEvent) => {
    if (isRepeatedClick(event)) return;
    if (stopping.current) stopping.current.abort();
    else void addAll();
  };
  // A line whose box stands on another page, or whose product is gone, leaves in no other way.
  const isUndo = lines.length === 0 && cleared.length > 0;
  const clear = (event: MouseEvent) => {
    if (isRepeatedClick(event)) return;
    for (const line of isUndo ? cleared : lines) dispatch(sheetFilled(isUndo ? line : { product: line.product, amount: 0 }));
    setCleared(isUndo ? [] : lines);
    if (!isUndo) announce(t('list.sheet.cleared', { count: lines.length }));
  };
  const refused = lines.filter(({ refused: reason }) => reason !== undefined).length;
  const total = lines.length > 0 && pricing.settings.showPriceStatus ? sheetTotal(lines, pricing) : null;
  return (
    <div className="vt-foot-bar" role="group" aria-label={t('list.sheet')}>
      <p className="vt-foot-bar__words vt-list-sheet__words">
        {total && (
          <span className="vt-foot-bar__total">
            <MoneyText money={total} />
          </span>
        )}
        <span>
          <span className="vt-foot-bar__count">
            {progress
              ? t('list.sheet.adding', { done: progress.added + progress.failed, total: progress.total })
              : isUndo
                ? t('list.sheet.cleared', { count: cleared.length })
                : withFailed(t('list.sheet.lines', { count: lines.length }), refused)}
          </span>{' '}
          {!progress && (isUndo || lines.length > 0) && (
            <button type="button" className="vt-button vt-button--quiet vt-button--compact" onClick={clear}>
              {t(isUndo ? 'cartPage.undo' : 'list.sheet.clear')}
            </button>
          )}
        </span>
      </p>
      {progress ? (
        <button type="button" className="vt-button vt-button--quiet" onClick={press}>
          <Spinner />
          {t('list.sheet.stop')}
        </button>
      ) : (
        <button type="button" className="vt-button vt-button--primary" aria-disabled={lines.length === 0} onClick={press}>
          {t('list.sheet.addAll')}
        </button>
      )}
    </div>
  );
}
