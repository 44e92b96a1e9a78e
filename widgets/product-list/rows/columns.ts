import { visibleCodes } from '@/domain/code';
import { planPriceColumns } from '@/domain/pricing/planPrices';
import type { PricingContext } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import type { PaymentPlan, Settings } from '@/domain/settings';
import { isShowingStatus } from '@/domain/stock/display';
import type { Page } from '@/host/page';
import type { Labels } from './labels';

/** What the table shows of each product: columns that the settings hide, or that no product fills, are left out. */
export interface Columns {
  readonly code: boolean;
  readonly brand: boolean;
  readonly model: boolean;
  /** Title of the special code column. */
  readonly special: string | null;
  readonly listPrice: boolean;
  /** Prices by payment plan; they stand in the place of the sale price (decision 21). */
  readonly plans: readonly PaymentPlan[];
  readonly salePrice: boolean;
  readonly stock: boolean;
}

/** Everything that a row needs beside its product; it stays the same object while nothing of it changes. */
export interface RowContext {
  readonly columns: Columns;
  readonly labels: Labels;
  readonly page: Page;
  readonly prices: PricingContext;
}

/** The columns of a page of products. S1 §2. Without products yet, those that most pages have. */
export function columnsOf(items: readonly Product[], settings: Settings): Columns {
  const any = (has: (product: Product) => unknown) => items.length === 0 || items.some(has);
  const { showPriceStatus, showListPrice, showPaymentPlanPrice, showStokInfo, stockInfoStatus } = settings;
  const plans = showPriceStatus && showPaymentPlanPrice ? planPriceColumns(settings.advencePriceInfo) : [];
  const title = settings.b2b_urun_detay_ozel_kod_baslik.trim();
  return {
    code: any((product) => {
      const { code, barcode } = visibleCodes(product, settings.stockNumberType);
      return code ?? barcode;
    }),
    brand: any(({ brand }) => brand?.name),
    model: any(({ model }) => model?.name),
    special: title !== '' && items.some(({ specialCodes }) => specialCodes.ozelkod) ? title : null,
    listPrice: showPriceStatus && showListPrice,
    plans,
    salePrice: showPriceStatus && plans.length === 0,
    stock: showStokInfo && isShowingStatus(stockInfoStatus),
  };
}
