import type { Page } from '../page';

/** Where dealers order by codes, and by the lists that they keep. */
export function quickOrderPage(): Page {
  return {
    status: 200,
    template: 'quick-order',
    title: 'Hızlı sipariş',
    description: 'Ürün kodlarıyla sipariş: yazın, yapıştırın ya da dosyadan alın.',
    styles: ['account'],
    data: { quickOrder: { crumbs: [{ name: 'Hızlı sipariş', path: '/hizli-siparis' }] } },
  };
}
