import { totalsOf } from '../../mocks/shop/totals';
import type { CartItem } from '../../mocks/wire';
import { imageHref, productHref } from './links';
import { money } from './money';
import type { Page, Visit } from './page';

/** The session's cart as a plain table; a visitor has none. Totals are in TRY by the shop's own arithmetic. */
export function cartPage({ shop }: Visit): Page {
  const items = shop.user === null ? [] : shop.cart.items();
  const { subTotal, tax, total } = totalsOf(items);
  return {
    status: 200,
    template: 'cart',
    title: 'Sepetim',
    description: 'Sepetinizdeki ürünler ve toplam tutar.',
    styles: ['cart'],
    data: {
      cart: {
        crumbs: [{ name: 'Sepetim', path: '/sepet' }],
        signIn: shop.user === null,
        lines: items.map(cartLine),
        mixed: items.some(({ productUnit }) => productUnit.defaultPrice.currency !== 'TL'),
        totals: { subTotal: money(subTotal, 'TL'), tax: money(tax, 'TL'), total: money(total, 'TL') },
      },
    },
  };
}

function cartLine(item: CartItem) {
  const { product, productUnit, quantity } = item;
  const { value, currency } = productUnit.defaultPrice;
  return {
    name: product.name,
    code: product.code,
    href: productHref(product),
    image: imageHref(product.image),
    quantity,
    unit: productUnit.value,
    price: money(value, currency),
    taxRate: product.taxRate,
    total: money(totalsOf([item]).subTotal, 'TL'),
  };
}
