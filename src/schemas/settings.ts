import * as v from 'valibot';
import { times } from '@/domain/times';
import { numberSchema, strictFlagSchema } from './basics';
import { planSchema } from './paymentPlan';
import { read, readSurely, type FieldProblem } from './read';

/** On as `"1"`, `1` or `true` (decision 1); off where it is missing or no flag. */
const flag = () => v.nullish(strictFlagSchema, false);

/** Text; the empty text where there is none. */
const text = () => v.nullish(v.string('text'), '');

/** The ways to show stock. S1 §9. */
const STOCK_INFO = times(21, (status) => status);

/** What product codes a list shows. Unknown values mean both (decision 35). */
export type StockNumberType = 'StockCode' | 'Barcode' | 'both';

const stockNumberTypeOf = (value: unknown): StockNumberType => (value === 'StockCode' || value === 'Barcode' ? value : 'both');

/**
 * The shop's settings: the page JSON's `settings` (S1 §3). The second argument of each is its safest value, which holds
 * where the page says nothing or nonsense. The tables of the contract are made of the comments: `@otherwise` says what
 * holds then, `@with` names the setting that is told of in the same row.
 */
export const settingsSchema = v.object({
  /**
   * prices show
   * @otherwise off: no price shows
   */
  showPriceStatus: flag(),
  /**
   * a higher list price shows beside the sale price
   * @otherwise off
   */
  showListPrice: flag(),
  /**
   * prices show with tax and say so
   * @otherwise off
   */
  productsWithKdv: flag(),
  /**
   * prices by payment plan show
   * @otherwise off
   */
  showPaymentPlanPrice: flag(),
  /**
   * instalments are offered for amounts in TRY above it
   * @otherwise 0
   */
  installmentLimit: v.nullish(numberSchema, 0),
  /**
   * the plans: `name`, `priceName` (`advencePrice1` to `advencePrice5`), `varsayilan`, `isVirtual`
   * @otherwise none; a malformed plan is left out
   */
  advencePriceInfo: v.nullish(v.array(planSchema, 'a list of payment plans'), []),
  /**
   * stock shows
   * @otherwise off
   */
  showStokInfo: flag(),
  /**
   * 0 to 20, how stock shows ([S1 §9](specification.md#s1-9-constants))
   * @otherwise no stock shows
   */
  stockInfoStatus: v.nullish(v.pipe(numberSchema, v.picklist(STOCK_INFO, '0 to 20')), null),
  /**
   * the cart may exceed the stock, the opposite of what its name says
   * @otherwise off
   */
  cartStockControl: flag(),
  /**
   * what is out of stock can be asked for
   * @otherwise off
   */
  notInStock: flag(),
  /**
   * `StockCode`, `Barcode`, anything else: both
   * @otherwise both
   */
  stockNumberType: v.nullish(v.pipe(v.unknown(), v.transform(stockNumberTypeOf)), 'both'),
  /**
   * lists show what is out of stock, too
   * @otherwise off
   */
  showNotInStocks: flag(),
  /**
   * both on: the visitor may choose that with a switch
   * @otherwise off
   */
  originalShowNotInStocks: flag(),
  /** @with originalShowNotInStocks */
  b2b_stoktakileri_goster: flag(),
  /**
   * `name`, `-name`, `price`, `-price`, `brand`, `-brand`, `quantity` or `-quantity`
   * @otherwise none is named
   */
  defaultSort: v.nullish(v.string('text'), null),
  /**
   * `list` or `grid`
   * @otherwise `list`
   */
  productListView: v.nullish(v.pipe(v.string('text'), v.picklist(['grid', 'list'], '"list" or "grid"')), null),
  /**
   * customers are reminded of an overdue debt
   * @otherwise off
   */
  showOverdueDebtInfo: flag(),
  /**
   * the debt from which they are
   * @otherwise no reminder
   */
  overdueDebtInfoLimit: v.nullish(numberSchema, null),
  /**
   * the detail page shows a special code
   * @otherwise off
   */
  b2b_urun_detay_ozel_kod: flag(),
  /**
   * which special code that is: `ozelkod`, `ozelkod2` …
   * @otherwise `ozelkod`
   */
  b2b_urun_detay_ozel_kod_gosterim: text(),
  /**
   * title of the special code on the detail page, and of the list's column with `ozelkod`
   * @otherwise "Özel kod" on the detail page; no such column
   */
  b2b_urun_detay_ozel_kod_baslik: text(),
  /**
   * orders are held against the customer's `risk_limit`
   * @otherwise off
   */
  b2b_risk_limit_islem: flag(),
  /**
   * offers can be requested, and are listed
   * @otherwise off
   */
  b2b_teklif_ver_durum: flag(),
  /**
   * the checkout makes payment links
   * @otherwise off
   */
  b2b_cari_odeme_baglantisi: flag(),
});

/** The shop's settings as read; every rule takes those that it needs. S1 §3. */
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

/**
 * Reads the page's `settings`. What is missing takes its safest value in silence, what is unreadable is told to
 * `complain` once and takes it, too; of a list only the unreadable entries are left out.
 */
export function readSettings(raw: Readonly<Record<string, unknown>>, complain: (problem: FieldProblem) => void): Settings {
  const readable: Record<string, unknown> = {};
  for (const [name, { wrapped }] of Object.entries(settingsSchema.entries)) {
    const value = raw[name];
    if ((value ?? '') === '') continue;
    const field = `settings.${name}`;
    if ('item' in wrapped && Array.isArray(value)) {
      readable[name] = value.filter((entry, index) => {
        const result = read(wrapped.item, entry);
        if (!result.ok)
          complain({ ...result.problem, field: [field, index, result.problem.field].filter((step) => step !== '').join('.') });
        return result.ok;
      });
      continue;
    }
    const result = read<unknown>(wrapped, value);
    if (result.ok) readable[name] = value;
    else complain({ field, received: JSON.stringify(value), allowed: result.problem.allowed });
  }
  return readSurely(settingsSchema, readable);
}
