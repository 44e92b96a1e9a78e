import { ItemWords } from '@/commerce/items/ItemWords';
import { LinePrice } from '@/commerce/items/LinePrice';
import { PriceOrDash } from '@/commerce/items/PriceOrDash';
import type { Money } from '@/domain/money/money';
import { convertPrice } from '@/domain/money/convert';
import { TRY } from '@/domain/money/currency';
import { EXACT_PLACES } from '@/domain/money/exactPrice';
import { formatPrice } from '@/domain/money/format';
import { formatQuantity } from '@/domain/quantity/format';
import { foreignRates, orderLineTotal, type Order, type OrderLine } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Table, type Column } from '@/ui/Table';

/** What was ordered, line by line, in the prices of then. S2 §2. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { orderNo, lines } = order;
  const { t } = useTexts();
  const { currencies } = usePage();
  if (lines.length === 0) return <p className="vt-records__text">{t('orders.noLines')}</p>;

  const inOwnCode = (price: Money | null) => price && convertPrice(price, price.currency, currencies);
  const lineAmount = ({ quantity, unit }: OrderLine) => t('cart.lineAmount', { quantity: formatQuantity(quantity), unit });
  const columns: ReadonlyArray<Column<OrderLine>> = [
    { name: 'product', title: t('cartPage.product'), cell: (line) => <ItemWords {...line} /> },
    { name: 'quantity', title: t('cartPage.quantity'), cell: lineAmount },
    {
      name: 'price',
      title: t('cartPage.price'),
      cell: ({ price, quantity }) => <LinePrice price={inOwnCode(price)} quantity={quantity} />,
    },
    { name: 'total', title: t('cartPage.total'), cell: (line) => <PriceOrDash price={inOwnCode(orderLineTotal(line))} /> },
  ];
  return (
    <>
      <Table label={t('records.linesOf', { orderNo })} columns={columns} rows={lines} keyOf={(line) => lines.indexOf(line)} />
      {[...foreignRates(order)].map(([currency, rate]) => (
        <p key={currency} className="vt-records__text">
          {rate
            ? `1 ${currency} = ${formatPrice({ value: rate, currency: TRY }, EXACT_PLACES)}`
            : t('orders.noRate', { currency })}
        </p>
      ))}
    </>
  );
}
