import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { productHref } from '@/domain/links/product';
import { Icon } from '@/ui/Icon';
import { CHECK, WARNING } from '@/ui/icon/paths';
import { Spinner } from '@/ui/Spinner';
import type { Judgement, RowState } from '../rules/judge';
import { isRefused, type Row } from '../rules/row';
import { goToOwnQuantity } from './moves';

interface Props {
  /** Of the text, which describes the boxes of its row. */
  readonly id: string;
  readonly place: number;
  readonly row: Row;
  readonly judged: Judgement;
  readonly onRetry: () => void;
}

/** A turning arrow. */
const AGAIN = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4';

/** Texts of the states that need no reason. */
const STATE_TEXTS: Partial<Record<RowState, 'quickOrder.ready' | 'quickOrder.adding' | 'quickOrder.added'>> = {
  ready: 'quickOrder.ready',
  adding: 'quickOrder.adding',
  added: 'quickOrder.added',
};

/** What a row is, in words behind a shape; and what was changed in it. Decision 65. */
export function StateCell({ id, place, row, judged: { state, message, product }, onRetry }: Props) {
  const texts = useTexts();
  const { t } = texts;
  if (state === 'empty' || state === 'open') return null;
  const key = STATE_TEXTS[state];
  return (
    <>
      <span id={id} className={`vt-quick__state vt-quick__state--${state}${isRefused(row) ? ' vt-quick__state--refused' : ''}`}>
        <span className="vt-quick__mark">{markOf(state)}</span>
        <span>
          {message === null ? key && t(key) : translate(texts, message)}
          {row.cut !== null && (
            <span className="vt-quick__note"> {t('quickOrder.cut', { text: row.cut, amount: row.quantity })}</span>
          )}
          {row.from > 1 && <span className="vt-quick__note"> {t('quickOrder.from', { count: row.from })}</span>}
        </span>
      </span>
      {(row.finding?.kind === 'failed' || isRefused(row)) && (
        <button
          type="button"
          className="vt-button vt-button--icon vt-button--compact"
          aria-label={t('quickOrder.retryOf', { row: place })}
          title={t('common.retry')}
          onClick={({ currentTarget }) => {
            // The button goes with what it mends: the focus would be nowhere.
            goToOwnQuantity(currentTarget);
            onRetry();
          }}
        >
          <Icon path={AGAIN} size={18} />
        </button>
      )}
      {product?.variantChosen === false && (
        <a className="vt-quick__link" href={productHref(product)} target="_blank" rel="noopener noreferrer">
          {t('quickOrder.variantLink', { name: product.name })}
        </a>
      )}
    </>
  );
}

function markOf(state: RowState) {
  if (state === 'adding') return <Spinner />;
  // Five hundred turning rings would keep the browser busy with nothing else.
  if (state === 'waiting') return '…';
  return <Icon path={state === 'ready' || state === 'added' ? CHECK : WARNING} size={16} />;
}
