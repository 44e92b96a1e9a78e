import { about as cartPage } from '../../../widgets/cart/meta';
import { about as cartComplete } from '../../../widgets/cart-complete/meta';
import { about as checkoutSteps } from '../../../widgets/checkout/meta';
import { about as quickOrder } from '../../../widgets/quick-order/meta';
import { about as savedLists } from '../../../widgets/saved-lists/meta';
import { fillCart } from './goods';
import { everyKindOfLine, manyLines } from './orderLines';
import { keptLists } from './savedLists';
import { BAD_DATA, failing, readGivenData, NO_CALL } from './kind';
import type { WorkshopWidget } from './kind';

const PAY = 'Devam edin ve 4111 1111 1111 1111 numaralı kartla ödeyin';

export const cart: readonly WorkshopWidget[] = [
  {
    name: 'cart',
    about: cartPage,
    text: 'Sepet sayfası: satırlar, toplamlar, sipariş.',
    size: 'high',
    full: { prepare: fillCart(14) },
    states: { loading: failing(['cart.get'], 'timeout'), empty: { prepare: fillCart(0) }, error: failing(['cart.get'], '500') },
  },
  {
    name: 'quick-order',
    about: quickOrder,
    text: 'Kodla sipariş: yazın, yapıştırın ya da dosyadan alın; hepsi birden sepete girer.',
    size: 'high',
    full: { data: everyKindOfLine, hint: 'Her satır başka bir durumdadır. Ekleme yavaş sunucuda izlenebilir.' },
    states: {
      loading: failing(['products'], 'timeout'),
      empty: { data: () => ({ lines: [] }) },
      error: failing(['products'], '500'),
      long: { data: manyLines, hint: '500 satır.' },
    },
  },
  {
    name: 'saved-lists',
    about: savedLists,
    text: 'Kayıtlı listeler: yeniden sipariş, ad değiştirme, çoğaltma, dosya.',
    size: 'low',
    full: { ...keptLists('full', 4), hint: 'Listeler bu tarayıcıda durur; “Siparişe aç” hızlı siparişi açar.' },
    states: { loading: NO_CALL, empty: keptLists('empty', 0), error: NO_CALL, long: keptLists('long', 120) },
  },
  {
    name: 'checkout',
    about: checkoutSteps,
    text: 'Sepet önizleme, kartla ödeme ve özet.',
    size: 'high',
    full: {
      prepare: fillCart(6),
      data: (shop) => readGivenData(shop, 'checkout'),
      hint: 'Öbür adımlar için type alanını CheckoutPayment veya CheckoutSummary yapın.',
    },
    states: {
      loading: { scenario: { payment: 'silent' }, hint: `${PAY}: ödeme sayfası yanıt vermez.` },
      empty: { data: () => ({ type: 'CheckoutPayment', items: [] }), hint: 'Satır yoksa borç ödenir; tutarı ödeyen yazar.' },
      error: { scenario: { payment: 'failure' }, hint: `${PAY}: banka reddeder.` },
    },
  },
  {
    name: 'cart-complete',
    about: cartComplete,
    text: 'Siparişin alındığı ve numarası.',
    size: 'middle',
    full: { data: (shop) => readGivenData(shop, 'cart-complete') },
    states: {
      loading: NO_CALL,
      empty: 'Sipariş numarası olmadan bileşen kurulmaz; “Hata” durumuna bakın.',
      error: { data: () => ({}), hint: BAD_DATA },
      long: { data: () => ({ orderNo: `SP-2024-${'0123456789'.repeat(8)}` }) },
    },
  },
];
