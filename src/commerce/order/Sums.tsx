import { Fragment } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { MoneyText } from '@/ui/MoneyText';
import './panel.css';

/** One line of a sum. */
export interface Sum {
  readonly label: string;
  /** Null where nobody can tell. */
  readonly value: number | null;
  readonly currency: string;
  /** What all the others come to. */
  readonly isGrand?: boolean;
}

interface Props {
  readonly sums: readonly Sum[];
  /** A tax that nobody knows is missing in them. */
  readonly isTaxUnknown?: boolean | undefined;
}

/** What an order comes to, line by line. */
export function Sums({ sums, isTaxUnknown }: Props) {
  const { t } = useTexts();
  return (
    <>
      <dl className="vt-desk-sums">
        {sums.map(({ label, value, currency, isGrand }) => {
          const grand = isGrand ? ' vt-desk-sums__grand' : '';
          return (
            <Fragment key={label}>
              <dt className={`vt-desk-sums__term${grand}`}>{label}</dt>
              <dd className={`vt-desk-sums__sum${grand}`}>{value === null ? '–' : <MoneyText money={{ value, currency }} />}</dd>
            </Fragment>
          );
        })}
      </dl>
      {isTaxUnknown && <p className="vt-desk-sums__note">{t('cart.untaxed')}</p>}
    </>
  );
}
