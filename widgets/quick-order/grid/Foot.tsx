import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo, type RefObject } from 'react';
import { useAppSelector, usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';
import { MoneyText } from '@/ui/MoneyText';
import { Spinner } from '@/ui/Spinner';
import type { Money } from '@/domain/money/money';
import { judgeRow } from '../rules/judge';
import { rowTotal, sumOf } from '../rules/price';
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
  const count = useMemo(
    () =>
      weakMapMemoize((row: Row) => {
        const judged = judgeRow(row, { settings, store, cartUse });
        const isReady = judged.state === 'ready' || judged.state === 'adding';
        return isReady ? { total: rowTotal(judged, { currency, currencies }) } : null;
      }),
    [settings, store, cartUse, currency, currencies],
  );
  const filled = rows.filter((row) => !isEmptyRow(row));
  const ready = filled.flatMap((row) => count(row) ?? []);
  const isIdle = progress === null;
  return (
    <div className="vt-foot-bar vt-quick__foot">
      {isIdle ? (
        <p className="vt-foot-bar__words">
          {settings.showPriceStatus && ready.length > 0 && <Total totals={ready.flatMap(({ total }) => total ?? [])} />}
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

/** Net, as the cart's lines are; that is said once. Decisions 17 and 73. */
function Total({ totals }: { readonly totals: readonly Money[] }) {
  const { t } = useTexts();
  const sum = sumOf(totals);
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
