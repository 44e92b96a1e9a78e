import { CartMark } from '@/commerce/product/inCart/CartMark';
import { QuantityBox } from '@/commerce/product/QuantityBox';
import { UnitChoice } from '@/commerce/product/UnitChoice';
import { UnitNote } from '@/commerce/product/UnitNote';
import type { ListContext, ListItem } from './column';

/** How much of a product is wanted, in which unit, and what the cart has of it. Decisions 12, 30 and 76. */
export function quantityCell(
  { product, choice, unit, isAddable, hasUnits, lines }: ListItem,
  { keys, isTogether, words }: ListContext,
) {
  return (
    <>
      {isAddable && (
        <QuantityBox
          {...{ product, choice, unit }}
          isInCart={lines.length > 0}
          rules={isTogether ? 'sheet' : 'list'}
          compact
          keys={keys?.(product)}
          steps={words.steps}
        />
      )}
      {/* A unit without a price must not take the choice of another away. */}
      {hasUnits && <UnitChoice product={product} unit={unit} compact />}
      {isAddable && !hasUnits && unit && unit.multiplier !== 1 && <UnitNote product={product} unit={unit} />}
      {lines.length > 0 && <CartMark product={product} lines={lines} />}
    </>
  );
}

/** What stands beside or below the quantity, which decides about the places of its cell; null for nothing. */
export function buyingOf({ hasUnits, lines }: ListItem): 'units' | 'in-cart' | 'units-in-cart' | null {
  if (lines.length > 0) return hasUnits ? 'units-in-cart' : 'in-cart';
  return hasUnits ? 'units' : null;
}

/** Where the button or the notice stands: over the place of the quantity too, unless something is there. */
export function addPlaceOf({ isAddable, hasUnits, lines }: ListItem): 'below' | 'beside' | 'notice' | null {
  if (hasUnits) return 'below';
  if (isAddable) return null;
  return lines.length > 0 ? 'beside' : 'notice';
}
