import { memo } from 'react';
import { resolvePrices } from '@/domain/pricing/shownPrices';
import type { CartItem } from '@/domain/cart/cart';
import type { Product } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { rowAttributes, type RowPlace } from '@/ui/rows/rowPlace';
import { areSameLines } from '@/data/cart/selectProduct';
import type { PurchaseOptions } from '@/data/purchase';
import { isAddable, isAddableAnyhow } from './addable';
import type { ListItem, TableContext } from './column';

interface Props extends RowPlace {
  readonly product: Product;
  /** It is among the first that a visitor sees. */
  readonly isFirst: boolean;
  /** What is chosen of it. */
  readonly choice: PurchaseOptions;
  /** Its lines in the cart. */
  readonly lines: readonly CartItem[];
  /** It is being added just now. */
  readonly isAdding: boolean;
  readonly context: TableContext;
}

/**
 * One product of the table. It renders again when its own quantity, unit, busy state or lines of the cart change, and for nothing else:
 * so `context` must stay the same object.
 */
export const ListRow = memo(function ListRow({ product, at, isFar, isFirst, choice, lines, isAdding, context }: Props) {
  const { columns, page, pricing } = context;
  const unit = unitOf(product, choice.unitId);
  const item: ListItem = {
    product,
    isFirst,
    choice,
    unit,
    prices: resolvePrices(product, unit, pricing),
    // What the order sheet holds can be emptied, although nobody can add it by now.
    isAddable: Boolean(choice.sheet) || isAddable(product, unit, page),
    hasUnits: product.units.length > 1 && isAddableAnyhow(product, page),
    lines,
    isAdding,
  };
  return (
    <tr role="row" {...rowAttributes({ at, isFar }, 'vt-rows__row vt-list-rows__row')}>
      {columns.map(({ className, name, title, cell, isLabelled, modifier }) => {
        const isHeader = name === 'name';
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={className}
            className={classOf(className, modifier?.(item))}
            role={isHeader ? 'rowheader' : 'cell'}
            scope={isHeader ? 'row' : undefined}
            data-label={isLabelled?.(item) ? title : undefined}
          >
            {cell(item, context)}
          </Cell>
        );
      })}
    </tr>
  );
}, isSameRow);

/** Each answer of the cart brings other lines, which mostly say the same. */
function isSameRow({ lines, ...before }: Props, { lines: next, ...after }: Props): boolean {
  const names = Object.keys(before) as ReadonlyArray<keyof typeof before>;
  return areSameLines(lines, next) && names.every((name) => before[name] === after[name]);
}

function classOf(place: string, modifier: string | null | undefined): string {
  const className = `vt-rows__cell vt-list-rows__cell ${place}`;
  return modifier ? `${className} vt-list-rows__at--${modifier}` : className;
}
