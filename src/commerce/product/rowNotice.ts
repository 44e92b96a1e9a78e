import type { Message } from '@/domain/message';
import type { Product, Unit } from '@/domain/product';
import { LARGEST_DETAIL_QUANTITY } from '@/domain/quantity/detailQuantity';
import { isUnitTooLarge, limitMessage, type StockLimitInput } from '@/domain/stock/limit';
import type { Refused } from '@/data/purchase';

/** What a row has to say of itself: why it was refused, or that its unit cannot be had. */
export type RowNotice = Refused | 'unit';

/** What may be told of the stock of a product in a unit. */
export function limitOf(
  { quantity }: Product,
  unit: Unit | null,
  settings: StockLimitInput['settings'],
  isInCart: boolean,
): StockLimitInput {
  return { stock: quantity, multiplier: unit?.multiplier ?? 1, unit: unit?.value ?? '', isInCart, settings };
}

/** What is to be said at a row; null for nothing. Decisions 65 and 81. */
export function rowNotice(limit: StockLimitInput, refused: Refused | undefined): RowNotice | null {
  return limit.unit !== '' && isUnitTooLarge(limit) ? 'unit' : (refused ?? null);
}

/** Its text. */
export function noticeMessage(notice: RowNotice, limit: StockLimitInput): Message {
  const { unit } = limit;
  switch (notice) {
    case 'stock':
      return limitMessage(limit);
    case 'unit':
      return { key: 'row.unitTooLarge', values: { unit } };
    case 'most':
      return { key: 'row.atMost', values: { amount: LARGEST_DETAIL_QUANTITY, unit } };
    case 'variant':
      return { key: 'add.chooseVariant' };
    case 'noUnit':
      return { key: 'add.noUnit' };
    case 'failed':
      return { key: 'row.failed' };
  }
}
