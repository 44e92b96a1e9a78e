import type { PlanPriceName } from './product';

/** One payment plan of the shop (`advencePriceInfo`). S1 §3, decisions 21 and 38. */
export interface PaymentPlan {
  readonly name: string;
  readonly priceName: PlanPriceName;
  /** `varsayilan`: the preselected plan. */
  readonly isDefault: boolean;
  readonly isVirtual: boolean;
}

/** What product codes a list shows. Unknown values mean both (decision 35). */
export type StockNumberType = 'StockCode' | 'Barcode' | 'both';

/** The shop's settings, read once from the page; a flag that is missing has its safest value. S1 §3. */
export interface Settings {
  readonly showPriceStatus: boolean;
  readonly showListPrice: boolean;
  /** Displayed prices include tax (decision 17). */
  readonly productsWithKdv: boolean;
  readonly showPaymentPlanPrice: boolean;
  readonly showStokInfo: boolean;
  /** 0 to 20 (S1 §9); null when missing or unreadable, which shows nothing. */
  readonly stockInfoStatus: number | null;
  /** True: the cart may exceed stock, the opposite of its name (decision 23). */
  readonly cartStockControl: boolean;
  readonly notInStock: boolean;
  readonly stockNumberType: StockNumberType;
  readonly showNotInStocks: boolean;
  readonly originalShowNotInStocks: boolean;
  readonly b2b_stoktakileri_goster: boolean;
  readonly defaultSort: string | null;
  readonly productListView: 'grid' | 'list' | null;
  readonly advencePriceInfo: readonly PaymentPlan[];
  /** The detail page has a block with a special code. */
  readonly b2b_urun_detay_ozel_kod: boolean;
  /** Which special code that is, e.g. `ozelkod2`. */
  readonly b2b_urun_detay_ozel_kod_gosterim: string;
  /** Title of the special code column or block. */
  readonly b2b_urun_detay_ozel_kod_baslik: string;
  /** Orders are checked against the customer's risk limit (S2 §5). */
  readonly b2b_risk_limit_islem: boolean;
  /** Offers may be requested (S2 §5). */
  readonly b2b_teklif_ver_durum: boolean;
  /** Payment links may be made (S2 §2). */
  readonly b2b_cari_odeme_baglantisi: boolean;
  /** Instalments are offered above this amount in TRY; 0 by default (S2 §9). */
  readonly installmentLimit: number;
  /** The overdue banner shows from this balance on; null when the page names none, which shows no banner. */
  readonly overdueDebtInfoLimit: number | null;
  readonly showOverdueDebtInfo: boolean;
}
