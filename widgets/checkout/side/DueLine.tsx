import { TRY } from '@/domain/money/currency';
import { useTexts } from '@/i18n/useTexts';
import { MoneyText } from '@/ui/MoneyText';

/** What is to be paid, before the card is asked for: where the panel that says it stands below the form. `amount` in TRY. */
export function DueLine({ amount }: { readonly amount: number }) {
  const { t } = useTexts();
  return (
    <p className="vt-checkout__due" aria-hidden="true">
      <span>{t('checkout.toPay')}</span> <MoneyText money={{ value: amount, currency: TRY }} className="vt-checkout__due-sum" />
    </p>
  );
}
