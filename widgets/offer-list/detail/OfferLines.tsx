import { useMemo } from 'react';
import { useChosenLines } from '@/commerce/records/useChosenLines';
import { ItemWords } from '@/commerce/items/ItemWords';
import { draftProfit, type OfferDraft } from '../rules/draft';
import type { LineFigures } from '../rules/figures';
import { formatQuantity } from '@/domain/quantity/format';
import type { Id } from '@/domain/id';
import type { Offer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { LinePrice } from '@/commerce/items/LinePrice';
import { MoneyText } from '@/ui/MoneyText';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/TableRow';
import { ProfitField } from './ProfitField';

interface Row {
  readonly figures: LineFigures;
  /** The profit as it was typed. */
  readonly typed: string;
  readonly isWrong: boolean;
}

interface Props {
  readonly offer: Offer;
  readonly draft: OfferDraft;
  readonly readOnly: boolean;
  /** The same function for the same offer. */
  readonly onProfit: (id: Id, text: string) => void;
  /** With the profits of the draft. */
  readonly lines: readonly LineFigures[];
}

/** The lines of an offer: the dealer's price, the profit on it, and what the customer is asked for. S2 §2, decision 19. */
export function OfferLines({ offer, draft, readOnly, onProfit, lines }: Props) {
  const { t } = useTexts();
  const { box, action } = useChosenLines(offer.orderNo, offer.lines);
  const columns = useMemo(
    (): ReadonlyArray<Column<Row>> => [
      {
        name: 'product',
        title: t('cartPage.product'),
        cell: ({ figures: { line } }, place) => box(place, <ItemWords {...line} />),
      },
      {
        name: 'quantity',
        title: t('cartPage.quantity'),
        isShort: true,
        cell: ({ figures: { line } }) => formatQuantity(line.quantity),
      },
      { name: 'price', title: t('cartPage.netPrice'), cell: ({ figures: { line } }) => <MoneyText money={line.price} /> },
      {
        name: 'profit',
        title: t('offers.profit'),
        isShort: true,
        cell: ({ figures: { line }, typed, isWrong }) => (
          <ProfitField
            product={line.name}
            typed={typed}
            isWrong={isWrong}
            readOnly={readOnly}
            onType={(text) => {
              onProfit(line.id, text);
            }}
          />
        ),
      },
      {
        name: 'unit',
        title: t('offers.price'),
        cell: ({ figures: { unit, line } }) => <LinePrice price={unit} quantity={line.quantity} />,
      },
      { name: 'total', title: t('cartPage.total'), cell: ({ figures: { amount } }) => <MoneyText money={amount} /> },
    ],
    [t, box, readOnly, onProfit],
  );
  const rows = lines.map((figures): Row => {
    const { line } = figures;
    return { figures, typed: draft.profits[line.id] ?? '', isWrong: draftProfit(draft, line) === null };
  });
  if (lines.length === 0) return <p className="vt-records__text">{t('offers.noLines')}</p>;
  return (
    <>
      <Table
        label={t('records.linesOf', { orderNo: offer.orderNo })}
        columns={columns}
        rows={rows}
        keyOf={({ figures: { line } }) => line.id}
        isSame={isSame}
        // Who saves is led to it.
        always={rows.find(({ isWrong }) => isWrong)?.figures.line.id}
        textOf={({ figures: { line } }) => `${line.code} ${line.name}`}
      />
      {action}
    </>
  );
}

/** The figures of a line are the same object while nothing of it changes. */
function isSame(before: Row, now: Row): boolean {
  return before.figures === now.figures && before.typed === now.typed && before.isWrong === now.isWrong;
}
