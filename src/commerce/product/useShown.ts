import { useMemo } from 'react';
import { resolvePrices, type PricingContext, type PriceDisplay } from '@/domain/pricing/shownPrices';
import type { Product, Unit } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { isAdding } from '@/data/cart/select';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectIsWithTax } from '@/data/session/display';
import { selectPurchase, type PurchaseOptions } from '@/data/purchase';

/** How much of a product is chosen, and in which unit. */
export function useChoice(product: Product): { readonly choice: PurchaseOptions; readonly unit: Unit | null } {
  const choice = useAppSelector((state) => selectPurchase(state, product.id));
  return { choice, unit: unitOf(product, choice.unitId) };
}

/** The unit in which a product is being bought. */
export function useChosenUnit(product: Product): Unit | null {
  const unitId = useAppSelector((state) => selectPurchase(state, product.id).unitId);
  return unitOf(product, unitId);
}

/** Whether a product is just being added to the cart. */
export function useAdding(product: Product): boolean {
  return useAppSelector(({ cart }) => isAdding(cart.queue, product.id));
}

/** What prices are shown by on this page. */
export function usePricingContext(): PricingContext {
  const page = usePage();
  const currency = useAppSelector(({ session }) => session.currency);
  const productsWithKdv = useAppSelector(selectIsWithTax);
  return useMemo(
    () => ({ settings: { ...page.settings, productsWithKdv }, currency, currencies: page.currencies }),
    [page, currency, productsWithKdv],
  );
}

/** What a product shows as its price, in the chosen unit and currency. */
export function useShownPrices(product: Product): PriceDisplay {
  const unit = useChosenUnit(product);
  const context = usePricingContext();
  return useMemo(() => resolvePrices(product, unit, context), [product, unit, context]);
}
