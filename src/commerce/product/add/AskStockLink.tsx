import { whatsappHref } from '@/domain/links/whatsapp';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Icon } from '@/ui/Icon';
import { CHAT } from '@/ui/icon/listPaths';
import '@/ui/button.css';

interface Props {
  readonly product: Product;
  readonly compact: boolean;
}

/** 'Stokta Sorunuz': asks the shop about a product by WhatsApp. S1 §4, decisions 24 and 47. */
export function AskStockLink({ product, compact }: Props) {
  const { t } = useTexts();
  const { store } = usePage();
  // A product without a code leaves empty brackets.
  const question = t('product.askStockMessage', { name: product.name, code: product.code }).replace(' ()', '');
  return (
    <a
      className={compact ? 'vt-button vt-button--quiet vt-button--compact' : 'vt-button vt-button--quiet'}
      href={whatsappHref(store, question)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('product.askStockOf', { name: product.name })}
    >
      <Icon path={CHAT} size={16} />
      {t('button.askStock')}
    </a>
  );
}
