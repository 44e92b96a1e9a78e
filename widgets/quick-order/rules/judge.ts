import { checkAdd } from '@/domain/cart/addCheck';
import type { Id } from '@/domain/id';
import type { Message } from '@/domain/message';
import { sellingPrice } from '@/domain/pricing/shownPrices';
import type { Product, Unit } from '@/domain/product';
import type { Settings } from '@/domain/settings';
import type { ShopStore } from '@/domain/shopStore';
import { addButton } from '@/domain/stock/addButton';
import { limitMessage } from '@/domain/stock/limit';
import type { CartAmount } from '@/domain/stock/remaining';
import { unitOf } from '@/domain/units';
import { readAmount } from './quantity';
import type { Row } from './row';
import { findUnit } from './units';

/** What rows are judged by. */
export interface JudgeContext {
  readonly settings: Settings;
  readonly store: ShopStore;
  /** What the cart holds of a product (decision 27). */
  readonly cartUse: (productId: Id) => readonly CartAmount[];
}

/**
 * What a row is: `ready` can be added, `open` was not asked about yet, `waiting` is being asked about; `adding` and `added` go their
 * way; `choose`, `fix` and `stop` keep it from being added, of which the visitor mends the first two.
 */
export type RowState = 'empty' | 'open' | 'waiting' | 'ready' | 'adding' | 'added' | 'choose' | 'fix' | 'stop';

/** A row as it is said and shown. */
export interface Judgement {
  readonly state: RowState;
  /** Why it is so; in the shop's own words where it has some. Null where the state says all. */
  readonly message: Message | string | null;
  readonly product: Product | null;
  /** In which it is bought; null where it has none, and where none is chosen yet. */
  readonly unit: Unit | null;
  /** Units; null where the quantity is none. */
  readonly amount: number | null;
}

const NOTHING = { message: null, product: null, unit: null, amount: null } as const;

/** What a row is, the first reason that holds. S1 §5, decisions 12, 24, 26, 27, 30, 31 and 65. */
export function judgeRow(row: Row, context: JudgeContext): Judgement {
  const { code, fault, finding, quantity } = row;
  const amount = readAmount(quantity)?.amount ?? null;
  const say = (state: RowState, key: string): Judgement => ({ ...NOTHING, state, amount, message: { key } });
  if (code === '') return quantity === '' ? { ...NOTHING, state: 'empty' } : say('fix', 'quickOrder.noCode');
  if (fault) return say('fix', `quickOrder.${fault}`);
  switch (finding?.kind) {
    case undefined:
      return { ...NOTHING, amount, state: 'open' };
    case 'waiting':
      return say('waiting', 'quickOrder.searching');
    case 'failed':
      return { ...NOTHING, amount, state: 'fix', message: finding.message };
    case 'several':
      return say('choose', 'quickOrder.several');
    case 'none':
      return say('choose', finding.near.length > 0 ? 'quickOrder.near' : 'quickOrder.none');
    case 'found':
      return judgeProduct(row, finding.match.product, amount, context);
  }
}

function judgeProduct(row: Row, product: Product, amount: number | null, context: JudgeContext): Judgement {
  const unit = chosenUnit(row, product);
  const judged = (state: RowState, message: Message | string | null): Judgement => ({
    state,
    message,
    product,
    unit: unit ?? null,
    amount,
  });
  if (product.variantChosen === false) return judged('stop', { key: 'quickOrder.variant' });
  if (unit === undefined) return judged('fix', { key: 'quickOrder.unit', values: { unit: row.unit ?? '' } });
  if (unit === null) return judged('stop', { key: 'add.noUnit' });
  if (amount === null) return judged('fix', { key: 'quickOrder.quantity' });
  if (row.outcome === 'adding' || row.outcome === 'added') return judged(row.outcome, null);
  if (row.outcome) return judged('fix', row.outcome.refused);
  return judgeStock({ product, unit, amount }, context, judged);
}

interface Wanted {
  readonly product: Product;
  readonly unit: Unit;
  readonly amount: number;
}

function judgeStock(
  { product, unit, amount }: Wanted,
  { settings, store, cartUse }: JudgeContext,
  judged: (state: RowState, message: Message | null) => Judgement,
): Judgement {
  const stock = product.quantity;
  const button = addButton({ salePrice: sellingPrice(product, unit), quantity: stock, settings, store });
  if (button !== 'add') return judged('stop', { key: `button.${button}` });
  const cart = cartUse(product.id);
  // Its variant is chosen, or there is none: that was asked before.
  if (checkAdd({ amount, unit, stock, settings, cart, variantChosen: true, location: 'list' }).ok) return judged('ready', null);
  const { multiplier, value } = unit;
  return judged('fix', limitMessage({ settings, stock, multiplier, unit: value, isInCart: cart.length > 0 }));
}

/** The unit that was chosen, else the one that the line names, else the default one; undefined where the product has none so named. */
function chosenUnit({ unitId, unit, finding }: Row, product: Product): Unit | null | undefined {
  if (unitId !== null) return unitOf(product, unitId);
  if (unit !== null)
    return findUnit(product.units, unit) ?? (product.defaultUnit && findUnit([product.defaultUnit], unit)) ?? undefined;
  return unitOf(product, finding?.kind === 'found' ? finding.match.unitId : null);
}
