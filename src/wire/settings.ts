import type { PlanPriceName } from '@/domain/product';
import type { PaymentPlan, Settings, StockNumberType } from '@/domain/settings';
import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import { toNumber } from '@/domain/number';
import { flagSchema, nameSchema } from './basics';
import { read, type FieldProblem } from './read';

const planSchema: v.GenericSchema<unknown, PaymentPlan> = v.pipe(
  v.object({
    name: nameSchema,
    priceName: v.picklist(
      ['advencePrice1', 'advencePrice2', 'advencePrice3', 'advencePrice4', 'advencePrice5'] satisfies PlanPriceName[],
      'advencePrice1 to advencePrice5',
    ),
    varsayilan: flagSchema,
    isVirtual: flagSchema,
  }),
  v.transform(({ varsayilan, ...plan }) => ({ ...plan, isDefault: varsayilan })),
);

/** The ways to show stock. S1 §9. */
const STOCK_INFO = Array.from({ length: 21 }, (_, status) => status);

type Complain = (problem: FieldProblem) => void;

/**
 * The page's `settings` with every flag read (decision 1). What is missing or unreadable takes its safest value:
 * prices and stock hidden, the cart bound to stock. Each unreadable one is told to `complain`.
 */
export function readSettings(raw: Readonly<Record<string, unknown>>, complain: Complain): Settings {
  const refuse = (field: string, allowed: string) => {
    complain({ field: `settings.${field}`, received: JSON.stringify(raw[field]), allowed });
  };

  const flag = (name: keyof Settings): boolean => {
    const value = raw[name];
    if (value !== null && (typeof value === 'object' || (typeof value === 'string' && !['', '0', '1'].includes(value)))) {
      refuse(name, '"1", "0", 1, 0, true or false');
    }
    return isOn(value);
  };

  const number = (name: keyof Settings): number | null => {
    const value = raw[name];
    const parsed = toNumber(value);
    if (parsed === null && value !== undefined && value !== null && value !== '') refuse(name, 'a number');
    return parsed;
  };

  const text = (name: keyof Settings): string => {
    const value = raw[name];
    if (typeof value === 'string') return value;
    if (value !== undefined && value !== null) refuse(name, 'text');
    return '';
  };

  const oneOf = <T>(name: keyof Settings, value: unknown, known: readonly T[], allowed: string): T | null => {
    const found = known.find((each) => each === value) ?? null;
    if (found === null && value !== null && value !== '') refuse(name, allowed);
    return found;
  };

  return {
    showPriceStatus: flag('showPriceStatus'),
    showListPrice: flag('showListPrice'),
    productsWithKdv: flag('productsWithKdv'),
    showPaymentPlanPrice: flag('showPaymentPlanPrice'),
    showStokInfo: flag('showStokInfo'),
    stockInfoStatus: oneOf('stockInfoStatus', number('stockInfoStatus'), STOCK_INFO, '0 to 20'),
    cartStockControl: flag('cartStockControl'),
    notInStock: flag('notInStock'),
    stockNumberType: stockNumberTypeOf(raw.stockNumberType),
    showNotInStocks: flag('showNotInStocks'),
    originalShowNotInStocks: flag('originalShowNotInStocks'),
    b2b_stoktakileri_goster: flag('b2b_stoktakileri_goster'),
    defaultSort: text('defaultSort') || null,
    productListView: oneOf('productListView', text('productListView'), ['grid', 'list'], '"list" or "grid"'),
    advencePriceInfo: plansOf(raw.advencePriceInfo, complain),
    b2b_urun_detay_ozel_kod: flag('b2b_urun_detay_ozel_kod'),
    b2b_urun_detay_ozel_kod_gosterim: text('b2b_urun_detay_ozel_kod_gosterim'),
    b2b_urun_detay_ozel_kod_baslik: text('b2b_urun_detay_ozel_kod_baslik'),
    b2b_risk_limit_islem: flag('b2b_risk_limit_islem'),
    b2b_teklif_ver_durum: flag('b2b_teklif_ver_durum'),
    b2b_cari_odeme_baglantisi: flag('b2b_cari_odeme_baglantisi'),
    installmentLimit: number('installmentLimit') ?? 0,
    overdueDebtInfoLimit: number('overdueDebtInfoLimit'),
    showOverdueDebtInfo: flag('showOverdueDebtInfo'),
  };
}

function stockNumberTypeOf(value: unknown): StockNumberType {
  return value === 'StockCode' || value === 'Barcode' ? value : 'both';
}

function plansOf(value: unknown, complain: Complain): PaymentPlan[] {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) {
    complain({ field: 'settings.advencePriceInfo', received: JSON.stringify(value), allowed: 'a list of payment plans' });
    return [];
  }
  const plans: PaymentPlan[] = [];
  for (const [index, entry] of value.entries()) {
    const plan = read(planSchema, entry);
    if (plan.ok) plans.push(plan.value);
    else complain({ ...plan.problem, field: `settings.advencePriceInfo.${index}.${plan.problem.field}` });
  }
  return plans;
}
