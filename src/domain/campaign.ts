import type { Money } from './money/money';
import type { PricingContext } from './pricing/shownPrices';
import { comparePrices } from './pricing/shownPrices';
import type { Product } from './product';

/** A product of a campaign: what its card shows, and the stock that decides whether it shows. S2 §3. */
export type CampaignProduct = Pick<
  Product,
  'id' | 'seo' | 'name' | 'image' | 'quantity' | 'defaultUnit' | 'salePrice' | 'listPrice'
>;

export interface Campaign {
  readonly name: string;
  readonly products: readonly CampaignProduct[];
  /** How many products stand one below the other; at least 1. */
  readonly rows: number;
}

/** What a campaign's product shows as its price: nothing where the shop hides prices, a dash where it has none. */
export type CampaignPrices =
  { readonly kind: 'hidden' | 'none' } | { readonly kind: 'price'; readonly sale: Money; readonly list: Money | null };

/** Whether a campaign shows a product: what is out of stock only where the shop shows such products. S2 §5. */
export function isCampaignProductVisible(product: Pick<Product, 'quantity'>, showNotInStocks: boolean): boolean {
  return showNotInStocks || product.quantity > 0;
}

/** The prices of a campaign's product. It carries no tax rate, so that tax is never in them. Decisions 17 and 18. */
export function campaignPrices(product: Pick<Product, 'salePrice' | 'listPrice'>, context: PricingContext): CampaignPrices {
  if (!context.settings.showPriceStatus) return { kind: 'hidden' };
  const prices = comparePrices(product, { scope: 'campaign', taxRate: 0, context });
  return prices ? { kind: 'price', ...prices } : { kind: 'none' };
}
