import type { Money } from '@/domain/money/money';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { MoneyText } from '@/ui/MoneyText';

/** A price or an amount; a dash where there is none. */
export function PriceOrDash({ price }: { readonly price: Money | null }) {
  const { t } = useTexts();
  return price ? <MoneyText money={price} /> : <><span aria-hidden="true">-</span><HiddenText>{t('product.noPrice')}</HiddenText></>;
}
