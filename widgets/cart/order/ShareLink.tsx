import { useMemo } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { whatsappShareHref } from '@/domain/links/whatsapp';
import { formatPrice } from '@/domain/money/format';
import { cartText } from '../rules/cartText';
import { formatQuantity } from '@/domain/quantity/format';
import { useTexts } from '@/i18n/useTexts';
import { selectCartItems, selectCartTotals } from '@/data/cart/select';
import { useAppSelector, usePage } from '@/data/hooks';
import { HiddenText } from '@/ui/HiddenText';
import { CHAT } from '@/ui/icon/listPaths';
import { Icon } from '@/ui/Icon';
import { linePrices } from '../lines/linePrices';

/** Sends the cart as text: name, code, quantity and total of each line, under the total of all. S1 §2, decision 39. */
export function ShareLink({ priceName }: { readonly priceName: string | null }) {
  const { t } = useTexts();
  const {
    settings: { showPriceStatus: showsPrices },
    currencies,
  } = usePage();
  const items = useAppSelector(selectCartItems);
  const currency = useAppSelector(({ session }) => session.currency);
  const totals = useAppSelector((state) => (showsPrices ? selectCartTotals(state, { priceName }) : null));
  const text = useMemo(() => {
    const lineOf = (item: CartItem) => {
      const {
        product: { name, code },
        productUnit: { value: unit },
        quantity,
      } = item;
      const prices = linePrices(item, { shown: showsPrices, priceName, currency, currencies });
      const amount = quantity > 0 && t('cart.lineAmount', { quantity: formatQuantity(quantity), unit });
      return [name, code, amount, prices && formatPrice(prices.total)].filter(Boolean).join(', ');
    };
    const head = totals
      ? t('cartPage.shareTotal', { total: formatPrice({ value: totals.total, currency: totals.currency }) })
      : t('cart.panel');
    return cartText([head], items, lineOf, (n) => t('cartPage.shareRest', { n }));
  }, [items, totals, priceName, showsPrices, currency, currencies, t]);
  return (
    <a className="vt-button" href={whatsappShareHref(text)} target="_blank" rel="noopener">
      <Icon path={CHAT} size={18} />
      {t('cartPage.share')} <HiddenText>{t('cartPage.newTab')}</HiddenText>
    </a>
  );
}
