import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice, lineTotal } from '@/domain/cart/linePrice';
import { convertPrice } from '@/domain/money/convert';
import { TRY } from '@/domain/money/currency';
import { isPriceOfSeveral, pieceText } from '@/domain/pricing/piecePrice';
import { formatQuantity } from '@/domain/quantity/format';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/TableRow';
import { ItemWords } from '@/commerce/items/ItemWords';
import { LinePrice } from '@/commerce/items/LinePrice';
import { PriceOrDash } from '@/commerce/items/PriceOrDash';
import { taxText } from '@/commerce/items/taxText';

interface Props {
  readonly items: readonly CartItem[];
  /** Field of the payment plan that they are bought under; '' without one. */
  readonly priceName: string;
}

/** Lines of an order to be read: what, how much, tax, price and amount in TRY, net as in the cart (decisions 17 and 30). S2 §2. */
export function ItemsTable({ items, priceName }: Props) {
  const { t } = useTexts();
  const {
    settings: { showPriceStatus },
    currencies,
  } = usePage();
  const unitPrice = ({ productUnit }: CartItem) => {
    const stored = cartUnitPrice(productUnit, priceName);
    return stored && convertPrice(stored, TRY, currencies);
  };
  const piecePrice = (item: CartItem) => {
    const price = unitPrice(item);
    const { product, productUnit } = item;
    return price && isPriceOfSeveral(productUnit) ? pieceText(price, product, productUnit, () => t('product.piece')) : null;
  };
  const amount = (item: CartItem) => {
    const price = unitPrice(item);
    return <PriceOrDash price={price && lineTotal(price, item.quantity)} />;
  };

  const columns: Array<Column<CartItem>> = [
    { name: 'product', title: t('cartPage.product'), cell: ({ product }) => <ItemWords {...product} /> },
    {
      name: 'quantity',
      title: t('cartPage.quantity'),
      isShort: true,
      cell: ({ quantity, unread }) => (unread && !quantity ? '-' : formatQuantity(quantity)),
    },
    { name: 'unit', title: t('cartPage.unit'), isShort: true, cell: ({ productUnit }) => productUnit.value },
    { name: 'tax', title: t('cart.tax'), isShort: true, cell: ({ product }) => taxText(product.taxRate, { t }) },
  ];
  if (showPriceStatus) {
    columns.push(
      {
        name: 'price',
        title: t('cartPage.netPrice'),
        cell: (item) => <LinePrice price={unitPrice(item)} quantity={item.quantity} piece={piecePrice(item)} />,
      },
      { name: 'total', title: t('cartPage.total'), cell: amount },
    );
  }
  return (
    <Table
      label={t('items.label')}
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      textOf={({ product }) => `${product.code} ${product.name}`}
    />
  );
}
