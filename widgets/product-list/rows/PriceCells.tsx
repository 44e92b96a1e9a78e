import { planPrice, type ShownPrices } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import { useTexts, type PageTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { MissingPrice } from '@/ui/MissingPrice';
import { moneyText } from '@/ui/MoneyText';
import type { RowContext } from './columns';
import '@/product/css/prices.css';

interface Props {
  readonly product: Product;
  readonly shown: ShownPrices;
  readonly context: RowContext;
}

/** The price cells of a row: list price, then the sale price or one for each payment plan. S1 §2, decisions 18 and 21. */
export function PriceCells({ product, shown, context }: Props) {
  const { t } = useTexts();
  const { columns, labels, prices } = context;
  const list = shown.kind === 'price' ? shown.list : null;
  const discount = shown.kind === 'price' ? shown.discount : null;
  return (
    <>
      {columns.listPrice && (
        <td className="vt-list-rows__cell vt-list-rows__at--list" role="cell" data-label={list ? labels.listPrice : undefined}>
          {discount !== null && (
            <span className="vt-prices__discount vt-list-rows__discount">
              <HiddenText>{labels.discount} </HiddenText>{t('product.discount', { percent: discount })}
            </span>
          )}
          {list && <s className="vt-prices__list">{moneyText(list, '')}</s>}
        </td>
      )}
      {columns.salePrice && (
        <td
          className={list ? 'vt-list-rows__cell vt-list-rows__at--sale' : 'vt-list-rows__cell vt-list-rows__at--sale vt-list-rows__at--sale-alone'}
          role="cell"
          data-label={labels.salePrice}
        >
          {salePrice(shown, t)}
        </td>
      )}
      {columns.plans.map(({ name, priceName }, index) => {
        const price = planPrice(product, priceName, prices);
        return (
          <td key={name} className="vt-list-rows__cell vt-list-rows__at--plan" role="cell" data-label={name}>
            {price ? moneyText(price, 'vt-prices__sale') : index === 0 ? salePrice(shown, t, true) : <MissingPrice />}
          </td>
        );
      })}
    </>
  );
}

/** The sale price or the text in its place; `missing` where another price is meant, which the product does not have. */
function salePrice(shown: ShownPrices, t: PageTexts['t'], missing = false) {
  if (shown.kind === 'askStock') return <span className="vt-prices__ask">{t('product.askUnitStock')}</span>;
  if (shown.kind === 'price' && !missing) return moneyText(shown.sale, 'vt-prices__sale');
  if (shown.kind === 'askPrice' && !missing) return <span className="vt-prices__ask">{t('button.askPrice')}</span>;
  return <MissingPrice />;
}
