import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo, type RefObject } from 'react';
import { useAppSelector, usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';
import { MoneyText } from '@/ui/MoneyText';
import { Spinner } from '@/ui/Spinner';
import { judgeRow, type Judgement } from '../rules/judge';
import { netPrice, sumOf, type Rates } from '../rules/price';
import { isEmptyRow, type Row } from '../rules/row';
import { selectCartUses } from '../selectCartUses';
import type { QuickOrderState } from '../useQuickOrder';
import { useGrid } from './useGrid';
import '@/ui/css/foot-bar.css';

interface Props {
  readonly quick: QuickOrderState;
  /** The code box of the last row, which is empty. */
  readonly endRef: RefObject<HTMLInputElement>;
}

/** How many rows are ready, what they come to, and the button that adds them; while it does, how far it is. */
export function Foot({ quick: { order, addAll, cancel }, endRef }: Props) {
  const { t } = useTexts();
  const { settings, store, currencies } = usePage();
  const currency = useAppSelector(({ session }) => session.currency);
  const { grid } = order;
  const rows = useGrid(grid, grid.rows);
  const { progress } = useGrid(grid, grid.status);
  const cartUse = useAppSelector(selectCartUses);
  // Of a thousand rows one has changed.
  const judge = useMemo(
    () => weakMapMemoize((row: Row) => judgeRow(row, { settings, store, cartUse })),
    [settings, store, cartUse],
  );
  const filled = rows.filter((row) => !isEmptyRow(row));
  const ready = filled.map((row) => judge(row)).filter(({ state }) => state === 'ready' || state === 'adding');
  const isIdle = progress === null;
  return (
    <div className="vt-foot-bar vt-quick__foot">
      {isIdle ? (
        <p className="vt-foot-bar__words">
          {settings.showPriceStatus && <Total lines={ready} rates={{ currency, currencies }} />}
          <span className="vt-foot-bar__count">{t('quickOrder.lines', { ready: ready.length, total: filled.length })}</span>
        </p>
      ) : (
        <p className="vt-foot-bar__words">
          <span>{t('quickOrder.progress', { done: progress.done, total: progress.total })}</span>
          <progress
            className="vt-quick__progress"
            aria-label={t('quickOrder.addAll')}
            max={Math.max(progress.total, 1)}
            value={progress.done}
          />
        </p>
      )}
      <div className="vt-quick__actions">
        {!isIdle && (
          <button
            type="button"
            className="vt-button vt-button--quiet"
            onClick={() => {
              // The button goes with what it stops.
              endRef.current?.focus();
              cancel();
            }}
          >
            {t('quickOrder.cancel')}
          </button>
        )}
        <button
          type="button"
          className="vt-button vt-button--primary"
          aria-disabled={!isIdle || ready.length === 0}
          aria-busy={!isIdle}
          onClick={() => {
            // Not `disabled`, which would take the focus away; a second press adds nothing twice.
            if (ready.length > 0) addAll();
          }}
        >
          {!isIdle && <Spinner />}
          {ready.length > 0 ? t('quickOrder.addAllOf', { count: ready.length }) : t('quickOrder.addAll')}
        </button>
      </div>
    </div>
  );
}

interface TotalProps {
  readonly lines: readonly Judgement[];
  readonly rates: Rates;
}

/** Net, as the cart's lines are; that is said once. Decisions 17 and 73. */
function Total({ lines, rates }: TotalProps) {
  const { t } = useTexts();
  if (lines.length === 0) return null;
  const priced = lines.flatMap(({ product, unit, amount }) => {
    const price = product && unit && netPrice(product, unit, rates);
    return price && amount !== null ? [{ price, amount }] : [];
  });
  const sum = sumOf(priced);
  return (
    <span className="vt-foot-bar__total">
      {sum ? (
        <>
          {t('quickOrder.total')} <MoneyText money={sum} /> <span className="vt-foot-bar__count">{t('product.withoutTax')}</span>
        </>
      ) : (
        <span className="vt-foot-bar__count">{t('quickOrder.noTotal')}</span>
      )}
    </span>
  );
}
