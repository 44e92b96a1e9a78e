import type { ReactNode } from 'react';
import { useDensity } from '@/commerce/useDensity';
import { useTexts } from '@/i18n/useTexts';
import { tableRows } from '@/ui/rows/rowPlace';
import { HiddenText } from '@/ui/HiddenText';
import '@/ui/css/rows.css';
import '../css/lines.css';
import '../css/lines-card.css';
import '../css/lines-table.css';

interface Props {
  /** The shop shows prices. */
  readonly shown: boolean;
  /** How many there are to be, where they may not all be in the document. */
  readonly rows?: number;
  readonly children: ReactNode;
}

/** The table that lines stand in, and what is on its way to them: titles, density. Decision 73: the prices say once that VAT is not in them. */
export function LinesFrame({ shown, rows = 0, children }: Props) {
  const { t } = useTexts();
  const density = useDensity() === 'compact' ? ' vt-rows--compact vt-cart-lines--compact' : '';
  const title = (place: string, text: ReactNode) => (
    <th
      className={`vt-rows__title vt-cart-lines__title vt-cart-lines__cell--${place} vt-cart-lines__title--${place}`}
      role="columnheader"
      scope="col"
    >
      {text}
    </th>
  );
  return (
    <table
      className={`vt-rows vt-cart-lines${density}${shown ? '' : ' vt-cart-lines--no-prices'}`}
      role="table"
      aria-label={t('cartPage.lines')}
      aria-rowcount={tableRows(rows)}
    >
      <thead className="vt-rows__head vt-cart-lines__head" role="rowgroup">
        <tr className="vt-rows__row vt-rows__row--head vt-cart-lines__row vt-cart-lines__row--head" role="row">
          {title('product', t('cartPage.product'))}
          {title('unit', t('cartPage.unit'))}
          {shown && title('price', t('cartPage.netPrice'))}
          {title('tax', t('cart.tax'))}
          {title('quantity', t('cartPage.quantity'))}
          {shown && title('total', t('cartPage.total'))}
          {title('remove', <HiddenText>{t('cartPage.removal')}</HiddenText>)}
        </tr>
      </thead>
      {children}
    </table>
  );
}
