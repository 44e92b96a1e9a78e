import { isSet } from '../../../mocks/shop/settings';
import { totalsOf } from '../../../mocks/shop/totals';
import type { CartItem } from '../../../mocks/wire';
import { scriptJson } from '../../frame/pageFrame';
import { money } from '../money';
import type { Page, Visit } from '../page';

interface Content {
  readonly title: string;
  readonly type: 'CheckoutPreview' | 'CheckoutPayment' | 'CheckoutSummary';
  readonly items: readonly CartItem[];
  /** Payment plan that the totals are under. */
  readonly plan: string;
  readonly extra?: object;
  /** What stands there before the widget and without it. */
  readonly text: string;
}

/** The checkout of the session's cart, with what the cart page posted; `?adim=odeme` begins at the payment. */
export function checkoutPage({ shop, url }: Visit): Page {
  const items = shop.user === null ? [] : shop.cart.items();
  const { description, advencePrice } = shop.payments.draft;
  const plan = advencePrice || defaultPlan(shop.settings);
  return page({
    title: 'Ödeme',
    type: url.searchParams.get('adim') === 'odeme' ? 'CheckoutPayment' : 'CheckoutPreview',
    items,
    plan,
    extra: { description, advencePrice: plan },
    text: `Sepetinizde ${items.length} ürün var. Ödenecek tutar: ${money(totalsOf(items, plan).total, 'TL')}`,
  });
}

/** A payment on account, without a cart. */
export function debtPage(): Page {
  return page({ title: 'Cari ödeme', type: 'CheckoutPayment', items: [], plan: '', text: 'Kartla cari hesap ödemesi.' });
}

/** How the session's last payment ended. */
export function checkoutSummaryPage({ shop }: Visit): Page {
  const result = shop.payments.last();
  const items = result?.order?.orderProducts ?? [];
  const plan = shop.cart.orders.find(({ orderNo }) => orderNo === result?.orderId)?.advencePrice ?? '';
  return page({
    title: 'Ödeme sonucu',
    type: 'CheckoutSummary',
    items,
    plan,
    extra: { result, advencePrice: plan },
    text: result?.succeed ? `Ödeme başarılı. Ödenen tutar: ${money(result.amount, 'TL')}` : 'Tamamlanmış bir ödeme yok.',
  });
}

function page({ title, type, items, plan, extra, text }: Content): Page {
  const { subTotal, tax, total: tryTotal } = totalsOf(items, plan);
  const own = { name: title, path: '/odeme' };
  return {
    status: 200,
    template: 'checkout',
    title,
    description: 'Sepetinizi kartla ödeyin.',
    styles: ['checkout'],
    data: {
      checkout: {
        crumbs: type === 'CheckoutPayment' && items.length === 0 ? [own] : [{ name: 'Sepetim', path: '/sepet' }, own],
        title,
        text,
        json: scriptJson({ type, items, totals: { subTotal, tax, tryTotal }, ...extra }),
      },
    },
  };
}

/** The plan that the shop marks, where it sells by plans. */
function defaultPlan({ showPaymentPlanPrice, advencePriceInfo }: Visit['shop']['settings']): string {
  if (!isSet(showPaymentPlanPrice) || typeof advencePriceInfo !== 'object') return '';
  return advencePriceInfo.find(({ varsayilan }) => varsayilan === '1')?.priceName ?? '';
}
