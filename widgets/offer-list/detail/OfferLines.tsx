import { useChosenLines } from '@/commerce/records/useChosenLines';
import { ItemWords } from '@/commerce/items/ItemWords';
import { draftProfit, type OfferDraft } from '../rules/draft';
import type { OfferFigures } from '../rules/figures';
import { formatQuantity } from '@/domain/quantity/format';
import type { Offer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { LinePrice } from '@/commerce/items/LinePrice';
import { MoneyText } from '@/ui/MoneyText';
import { Table, type Column } from '@/ui/Table';
import { ProfitField } from './ProfitField';

type Figures = OfferFigures['lines'][number];

interface Props {
  readonly offer: Offer;
  readonly draft: OfferDraft;
  readonly readOnly: boolean;
  readonly onDraft: (draft: OfferDraft) => void;
  /** With the profits of the draft. */
  readonly lines: OfferFigures['lines'];
}

/** The lines of an offer: the dealer's price, the profit on it, and what the customer is asked for. S2 §2, decision 19. */
export function OfferLines({ offer: { orderNo }, draft, readOnly, onDraft, lines }: Props) {
  const { t } = useTexts();
  const chosen = useChosenLines(
    orderNo,
    lines.map(({ line }) => line),
  );
  const columns: ReadonlyArray<Column<Figures>> = [
    { name: 'product', title: t('cartPage.product'), cell: (row) => chosen.box(lines.indexOf(row), <ItemWords {...row.line} />) },
    { name: 'quantity', title: t('cartPage.quantity'), cell: ({ line }) => formatQuantity(line.quantity) },
    { name: 'price', title: t('cartPage.price'), cell: ({ line }) => <MoneyText money={line.price} /> },
    {
      name: 'profit',
      title: t('offers.profit'),
      cell: ({ line }) => (
        <ProfitField
          product={line.name}
          typed={draft.profits[line.id] ?? ''}
          isWrong={draftProfit(draft, line) === null}
          readOnly={readOnly}
          onType={(text) => {
            onDraft({ ...draft, profits: { ...draft.profits, [line.id]: text } });
          }}
        />
      ),
    },
    {
      name: 'unit',
      title: t('offers.price'),
      cell: ({ unit, line: { quantity } }) => <LinePrice price={unit} quantity={quantity} />,
    },
    { name: 'total', title: t('cartPage.total'), cell: ({ amount }) => <MoneyText money={amount} /> },
  ];
  return (
    <>
      <Table label={t('records.linesOf', { orderNo })} columns={columns} rows={lines} keyOf={({ line }) => line.id} />
      {chosen.action}
    </>
  );
}
