import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'The products of a category or a search: a table or cards, with sort, pages, view and the in-stock toggle.',
  options: {
    'data-path': {
      values: 'a path that starts with one `/`',
      otherwise: 'the address of the page',
      says: 'The list to show; it then keeps page and sort to itself.',
    },
    'data-view': {
      values: ['list', 'grid'],
      otherwise: 'the saved view, else `productListView`; a `view` in the address comes first',
      says: 'Rows or cards.',
    },
    ...densityOption,
    'data-add': {
      values: ['together'],
      otherwise: 'each row has a button that adds it',
      says: 'The list is an order sheet: quantities are filled in, a bar counts them, and one press adds all.',
    },
    'data-keyboard': {
      values: ['off'],
      otherwise: 'the quantity boxes take keys: Enter adds and goes to the next row',
      says: 'Turns the keys of the list off, and the button that shows them.',
    },
  },
  data: {
    items: { type: 'list', says: 'the products of a first page that needs no call, as `GET /api/catalog/products…` answers' },
    total: { type: 'number', says: 'how many products the list has' },
    page: { type: 'number', says: 'the page shown, from 1' },
    pages: { type: 'number', says: 'how many pages there are' },
    sort: { type: 'text', says: 'their order, such as `name` or `-price`' },
    variantCheck: { type: 'object', says: 'by the id of a product: 0 where a variant must be chosen first' },
  },
  page: ['user', 'currencies', 'store.whatsappControl', 'store.whatsappNumber', 'routes.login', 'routes.search', 'routes.cart'],
  events: ['vitrin:list-viewed', 'vitrin:before-add', 'vitrin:added-to-cart', 'vitrin:add-refused'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:action-failed', 'vitrin:before-navigate'],
};
