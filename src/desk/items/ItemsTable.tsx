import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice, lineTotal } from '@/domain/cart/linePrice';
import { convertPrice } from '@/domain/money/convert';
import type { Money } from '@/domain/money/money';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/store/hooks';
import { HiddenText } from '@/ui/HiddenText';
import { MoneyText } from '@/ui/MoneyText';
import { ProductImage } from '@/ui/ProductImage';
import './items.css';

interface Props {
  readonly items: readonly CartItem[];
  /** Field of the payment plan that they are bought under; '' without one. */
  readonly priceName: string;
  /** Code of the currency in which prices show. */
  readonly currency: string;
}

/**
 * Lines of an order to be read: what, how much, tax, price and amount, net as in the cart (decisions 17 and 30). The
 * roles are spelt out: in a narrow container its rows are no table rows to the eye. S2 §2.
 */
export function ItemsTable({ items, priceName, currency }: Props) {
  const { t } = useTexts();
  const { settings: { showPriceStatus }, currencies } = usePage();
  const titles = {
    quantity: t('cartPage.quantity'),
    unit: t('cartPage.unit'),
    tax: t('cart.tax'),
    price: t('cartPage.price'),
    total: t('cartPage.total'),
  };
  const shown = (['quantity', 'unit', 'tax', 'price', 'total'] as const)
    .filter((name) => showPriceStatus || (name !== 'price' && name !== 'total'));
  const money = (price: Money | null) =>
    price ? <MoneyText money={price} /> : <><span aria-hidden="true">-</span><HiddenText>{t('product.noPrice')}</HiddenText></>;

  const row = ({ id, product, productUnit, quantity }: CartItem) => {
    const stored = cartUnitPrice(productUnit, priceName);
    const unitPrice = stored && convertPrice(stored, currency, currencies);
    const cells = {
      quantity,
      unit: productUnit.value,
      tax: t('list.taxRate', { rate: product.taxRate }),
      price: money(unitPrice),
      total: money(unitPrice && lineTotal(unitPrice, quantity)),
    };
    return (
      <tr key={id} className="vt-items__row" role="row">
        <td className="vt-items__product" role="cell">
          <span className="vt-items__what">
            <ProductImage file={product.image} alt="" width={60} height={60} className="vt-items__image" />
            <span className="vt-items__words">
              <span className="vt-items__name">{product.name}</span>
              <span className="vt-items__code">{product.code}</span>
            </span>
          </span>
        </td>
        {shown.map((name) => (
          <td key={name} className={`vt-items__cell vt-items__cell--${name}`} role="cell" data-label={titles[name]}>{cells[name]}</td>
        ))}
      </tr>
    );
  };
  return (
    <table className="vt-items" role="table" aria-label={t('items.label')}>
      <thead className="vt-items__head" role="rowgroup">
        <tr className="vt-items__titles" role="row">
          <th className="vt-items__title vt-items__title--product" role="columnheader" scope="col">{t('cartPage.product')}</th>
          {shown.map((name) => <th key={name} className="vt-items__title" role="columnheader" scope="col">{titles[name]}</th>)}
        </tr>
      </thead>
      <tbody className="vt-items__body" role="rowgroup">{items.map(row)}</tbody>
    </table>
  );
}
