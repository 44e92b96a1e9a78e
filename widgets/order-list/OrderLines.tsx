import { useMemo } from 'react';
import { ItemWords } from '@/commerce/items/ItemWords';
import { LinePrice } from '@/commerce/items/LinePrice';
import { useChosenLines } from '@/commerce/records/useChosenLines';
import { useDensity } from '@/commerce/useDensity';
import { PriceOrDash } from '@/commerce/items/PriceOrDash';
import { formatQuantity } from '@/domain/quantity/format';
import { rateTexts } from './rateTexts';
import { inOwnCode, orderLineTotal, type Order, type OrderLine } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/TableRow';

/** What was ordered, line by line, in the prices of then. S2 §2. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { orderNo, lines } = order;
  const { t } = useTexts();
  const { currencies } = usePage();
  const isCompact = useDensity() === 'compact';
  const { box, action } = useChosenLines(orderNo, lines);
  const columns = useMemo((): ReadonlyArray<Column<OrderLine>> => {
    const lineAmount = ({ quantity, unit }: OrderLine) => t('cart.lineAmount', { quantity: formatQuantity(quantity), unit });
    return [
      { name: 'product', title: t('cartPage.product'), cell: (line, place) => box(place, <ItemWords {...line} />) },
      { name: 'quantity', title: t('cartPage.quantity'), cell: lineAmount },
      {
        name: 'price',
        title: t('cartPage.netPrice'),
        cell: ({ price, quantity }) => <LinePrice price={inOwnCode(price, currencies)} quantity={quantity} />,
      },
      {
        name: 'total',
        title: t('cartPage.total'),
        cell: (line) => <PriceOrDash price={inOwnCode(orderLineTotal(line), currencies)} />,
      },
    ];
  }, [t, box, currencies]);
  if (lines.length === 0) return <p className="vt-records__text">{t('orders.noLines')}</p>;
  return (
    <>
      <Table
        label={t('records.linesOf', { orderNo })}
        columns={columns}
        rows={lines}
        keyOf={(_, place) => place}
        textOf={({ code, name }) => `${code} ${name}`}
        isCompact={isCompact}
      />
      {action}
      {rateTexts(order, currencies, t).map((text) => (
        <p key={text} className="vt-records__text">
          {text}
        </p>
      ))}
    </>
  );
}
