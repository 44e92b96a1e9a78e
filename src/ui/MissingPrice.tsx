import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from './HiddenText';

/** The dash of a missing price. */
export function MissingPrice() {
  const { t } = useTexts();
  return (
    <span>
      <span aria-hidden="true">-</span>
      <HiddenText>{t('product.noPrice')}</HiddenText>
    </span>
  );
}
