import { Sums } from '@/commerce/order/Sums';
import { TRY } from '@/domain/money/currency';
import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals, selectIsTaxUnknown, selectIsUnread } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';

const SUMS = ['subTotal', 'tax', 'total'] as const;

/** Subtotal, tax and total in the chosen currency, and the total in TRY beside any other; none where a line cannot be read. S1 §9, decisions 15, 68 and 81. */
export function Totals({ priceName }: { readonly priceName: string | null }) {
  const { t } = useTexts();
  const totals = useAppSelector((state) => selectCartTotals(state, { priceName }));
  const inTry = useAppSelector((state) => selectCartTotals(state, { priceName, currency: TRY }));
  const isTaxUnknown = useAppSelector(selectIsTaxUnknown);
  const isUnread = useAppSelector(selectIsUnread);
  const currency = totals?.currency ?? '';
  const own = totals || isUnread ? SUMS : [];
  const sums = [
    ...own.map((name) => ({ label: t(`cart.${name}`), value: totals?.[name] ?? null, currency, isGrand: name === 'total' })),
    ...(inTry && currency !== TRY ? [{ label: t('cartPage.totalTry'), value: inTry.total, currency: TRY }] : []),
  ];
  return (
    <>
      {!totals && <p className="vt-cart-order__hint">{t(isUnread ? 'cart.unread' : 'cartPage.noTotals')}</p>}
      {sums.length > 0 && <Sums sums={sums} isTaxUnknown={isTaxUnknown && !isUnread} />}
    </>
  );
}
