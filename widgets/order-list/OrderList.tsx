import { LineActions } from '@/commerce/records/LineActions';
import { RecordActions, RowAction } from '@/commerce/records/RecordActions';
import { SignIn } from '@/commerce/records/FailedPage';
import { RecordsView } from '@/commerce/records/RecordsView';
import { RowToggle } from '@/commerce/records/RowToggle';
import { useRecords } from '@/commerce/records/useRecords';
import { PriceOrDash } from '@/commerce/items/PriceOrDash';
import { formatDate } from '@/domain/date';
import { isOwnSum, orderTotal, type Order } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { answeredOrders, cancelOrder, fetchOrders } from './api';
import type { Column } from '@/ui/TableRow';
import { OrderLines } from './OrderLines';
import { toSheet } from './orderCsv';
import { usePrint } from './print/usePrint';
import './order-list.css';

/** The customer's past orders, page by page. S2-1.09, S2 §2. */
export function OrderList() {
  return usePage().visitor === 'visitor' ? <SignIn /> : <CustomersOrders />;
}

function CustomersOrders() {
  const { t } = useTexts();
  const { currencies } = usePage();
  const records = useRecords(fetchOrders, answeredOrders);
  const { changeRow, idOf } = records;
  const print = usePrint();

  // Without a total of the server there is only the sum of the net lines, and that is what it is called (decision 81).
  const areOwnSums = records.page?.items.every((order) => isOwnSum(order, currencies)) ?? false;
  const total = (order: Order) => {
    // In its own currency: what was ordered then has not the prices of today's rates.
    const price = <PriceOrDash price={orderTotal(order, currencies)} />;
    if (areOwnSums || !isOwnSum(order, currencies)) return price;
    return (
      <>
        {price} <span className="vt-orders__net">{t('orders.net')}</span>
      </>
    );
  };
  // Its place is kept free until it is known that there is none.
  const hasStatus = records.page?.items.some(({ status }) => status !== '') ?? true;
  const status: Column<Order> = {
    name: 'status',
    title: t('orders.status'),
    kind: 'words',
    isWhole: true,
    cell: (order) => order.status || '-',
  };
  const columns: ReadonlyArray<Column<Order>> = [
    { name: 'number', title: t('orders.number'), isWhole: true, cell: ({ orderNo }) => orderNo },
    { name: 'date', title: t('records.date'), kind: 'words', isWhole: true, cell: ({ date }) => formatDate(date) || '-' },
    { name: 'created-by', title: t('orders.createdBy'), kind: 'words', cell: ({ createdBy }) => createdBy || '-' },
    ...(hasStatus ? [status] : []),
    { name: 'total', title: t(areOwnSums ? 'orders.netTotal' : 'records.total'), cell: total },
    {
      name: 'cancel',
      title: t('orders.cancel'),
      kind: 'actions',
      cell: (order) => (
        <RecordActions
          orderNo={order.orderNo}
          isCancelled={order.isCancelled}
          question={t('orders.cancelTitle')}
          answer={t('orders.cancelAnswer')}
          cancel={() => cancelOrder(order.id)}
          onCancelled={() => {
            changeRow(order.id, { isCancelled: true });
          }}
          toggleId={`${idOf(order.id)}-toggle`}
        >
          <RowAction
            name="print"
            label={t('orders.printOf', { orderNo: order.orderNo })}
            onClick={() => {
              print(order);
            }}
          >
            {t('orders.print')}
          </RowAction>
          <LineActions
            orderNo={order.orderNo}
            lines={order.lines}
            fileName={t('orders.document', { orderNo: order.orderNo })}
            toSheet={() => toSheet(order, currencies, { t })}
          />
        </RecordActions>
      ),
    },
    {
      name: 'details',
      title: t('records.details'),
      kind: 'actions',
      cell: ({ id, orderNo }) => <RowToggle records={records} id={id} orderNo={orderNo} />,
    },
  ];
  return (
    <RecordsView
      records={records}
      label={t('orders.label')}
      count={({ total: count }) => count !== null && t('orders.count', { count })}
      columns={columns}
      below={(order) => <OrderLines order={order} />}
      empty={t('orders.empty')}
      failed={t('orders.failed')}
    />
  );
}
