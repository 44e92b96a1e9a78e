import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Sums, type Sum } from '@/commerce/order/Sums';

interface Props {
  readonly titleId: string;
  readonly title: string;
  /** Empty: what is to be paid cannot be told. */
  readonly sums: readonly Sum[];
  /** A tax that nobody knows is missing in them. */
  readonly isTaxUnknown: boolean | undefined;
  /** Because of a line that cannot be read. */
  readonly isUnread: boolean;
  readonly children?: ReactNode;
}

/** The summary of an order or a debt, and below it what can be chosen and done. S2 §2. */
export function Side({ titleId, title, sums, isTaxUnknown, isUnread, children }: Props) {
  const { t } = useTexts();
  return (
    <section className="vt-desk-panel vt-checkout__side" aria-labelledby={titleId}>
      <h3 className="vt-desk-panel__title" id={titleId}>
        {title}
      </h3>
      {sums.length > 0 ? (
        <Sums sums={sums} isTaxUnknown={isTaxUnknown} />
      ) : (
        <p className="vt-checkout__text" role="status">
          {t(isUnread ? 'cart.unread' : 'cartPage.noTotals')}
        </p>
      )}
      {children}
    </section>
  );
}
