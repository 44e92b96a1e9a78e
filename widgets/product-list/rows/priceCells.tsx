import { planPriceColumns } from '@/domain/pricing/planPrices';
import { planPrice, type PriceDisplay } from '@/domain/pricing/shownPrices';
import type { PaymentPlan, Settings } from '@/domain/settings';
import type { PageTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { MissingPrice } from '@/ui/MissingPrice';
import { moneyText } from '@/ui/MoneyText';
import type { ListContext, ListItem } from './column';
import { priceOfPiece, unitOfPrice } from '@/commerce/product/perUnit';
import '@/commerce/product/css/prices.css';

/** The payment plans that have a column; they stand in the place of the sale price. Decision 21. */
export function plansOf({ showPriceStatus, showPaymentPlanPrice, advencePriceInfo }: Settings): readonly PaymentPlan[] {
  return showPriceStatus && showPaymentPlanPrice ? planPriceColumns(advencePriceInfo) : [];
}

/** Whether a product shows a list price beside its sale price. */
export function hasListPrice({ prices }: ListItem): boolean {
  return prices.kind === 'price' && prices.list !== null;
}

/** The list price, struck through behind the discount. S1 §2, decision 18. */
export function listPriceCell({ prices }: ListItem, { t, words }: ListContext) {
  if (prices.kind !== 'price') return null;
  return (
    <>
      {prices.discount !== null && (
        <span className="vt-prices__discount vt-list-rows__discount">
          <HiddenText>{words.discount} </HiddenText>
          {t('product.discount', { percent: prices.discount })}
        </span>
      )}
      {prices.list && <s className="vt-prices__list">{moneyText(prices.list, '')}</s>}
    </>
  );
}

/** The sale price, or the text in its place. */
export function salePriceCell({ product, unit, prices }: ListItem, { t, pricing }: ListContext) {
  if (prices.kind === 'price') {
    return (
      <>
        {moneyText(prices.sale, 'vt-prices__sale')}
        {unitOfPrice(unit, t)}
        <span className="vt-prices__beneath">
          {priceOfPiece(prices.sale, product, unit, t)}
          {/* The rate is unknown, and the price is another than the list says of all (decision 81). */}
          {prices.withTax !== pricing.settings.productsWithKdv && (
            <span className="vt-prices__tax">{t('product.withoutTax')}</span>
          )}
        </span>
      </>
    );
  }
  if (prices.kind === 'askPrice') return <span className="vt-prices__ask">{t('button.askPrice')}</span>;
  return missingPrice(prices, t);
}

/** The price in a plan. Where a product has none, the first plan says what stands in the place of prices. */
export function planPriceCell(
  { product, unit, prices }: ListItem,
  { t, pricing }: ListContext,
  plan: PaymentPlan,
  isFirst: boolean,
) {
  const price = planPrice(product, plan.priceName, pricing);
  if (price) {
    return (
      <span className="vt-list-rows__plan">
        {moneyText(price, 'vt-prices__sale')}
        {unitOfPrice(product.defaultUnit, t, unit)}
        {prices.kind === 'price' && prices.withTax !== pricing.settings.productsWithKdv && (
          <span className="vt-prices__unit"> {t('product.withoutTax')}</span>
        )}
      </span>
    );
  }
  return isFirst ? missingPrice(prices, t) : <MissingPrice />;
}

function missingPrice({ kind }: PriceDisplay, t: PageTexts['t']) {
  return kind === 'askStock' ? <span className="vt-prices__ask">{t('product.askUnitStock')}</span> : <MissingPrice />;
}
