import { about as addButton } from '../../../widgets/add-to-cart-button/meta';
import { about as campaign } from '../../../widgets/campaign/meta';
import { about as currencyList } from '../../../widgets/currency-list/meta';
import { about as productDetail } from '../../../widgets/product-detail/meta';
import { about as productList } from '../../../widgets/product-list/meta';
import { about as productPrice } from '../../../widgets/product-price/meta';
import { about as productQuantity } from '../../../widgets/product-quantity/meta';
import type { Shop } from '../../../mocks/shop/shop';
import { BAD_DATA, failing, readGivenData, NO_CALL } from './kind';
import type { Setup, WorkshopWidget } from './kind';

/** The product that the page of all widgets shows the price of. */
const oneProduct = (shop: Shop) => readGivenData(shop, 'product-price');
const bareProduct = () => ({ product: { id: 1, name: 'Vida M8' } });

const BARE: Setup = { data: bareProduct, hint: 'Üründe yalnızca zorunlu alanlar var: id ve name.' };
const NAMELESS: Setup = { data: () => ({ product: { id: 1 } }), hint: BAD_DATA };
const PRESS = 'Düğmeye basın.';

export const catalogue: readonly WorkshopWidget[] = [
  {
    name: 'product-list',
    about: productList,
    text: 'Bir kategorinin ya da aramanın ürünleri: tablo veya kartlar.',
    size: 'high',
    full: { attributes: { 'data-path': '/is-guvenligi' } },
    states: {
      loading: failing(['products'], 'timeout'),
      empty: { attributes: { 'data-path': '/bos-kategori' } },
      error: failing(['products'], '500'),
    },
  },
  {
    name: 'product-detail',
    about: productDetail,
    text: 'Bir ürünün kendi sayfası: görsel, bilgiler, fiyat, stok, varyantlar.',
    size: 'high',
    full: { data: (shop) => readGivenData(shop, 'product-detail') },
    states: { loading: NO_CALL, empty: BARE, error: NAMELESS },
  },
  {
    name: 'product-price',
    about: productPrice,
    text: 'Bir ürünün fiyatları.',
    size: 'low',
    full: { data: oneProduct },
    states: { loading: NO_CALL, empty: BARE, error: NAMELESS },
  },
  {
    name: 'product-quantity',
    about: productQuantity,
    text: 'Bir ürünün miktarı ve birimi.',
    size: 'low',
    full: { data: oneProduct },
    states: { loading: NO_CALL, empty: BARE, error: NAMELESS },
  },
  {
    name: 'add-to-cart-button',
    about: addButton,
    text: 'Bir ürünün sepete ekleme düğmesi ya da neden eklenemediği.',
    size: 'low',
    full: { data: oneProduct },
    states: {
      loading: failing(['cart.add'], 'timeout', PRESS),
      empty: { ...BARE, hint: 'Ürünün stoğu ve fiyatı yok.' },
      error: failing(['cart.add'], '500', PRESS),
    },
  },
  {
    name: 'campaign',
    about: campaign,
    text: 'Kampanyalar; her biri ürünlerinin dönen bandı.',
    size: 'middle',
    full: { data: (shop) => readGivenData(shop, 'campaign') },
    states: { loading: NO_CALL, empty: { data: () => ({ campaigns: [] }) }, error: { data: () => ({}), hint: BAD_DATA } },
  },
  {
    name: 'currency-list',
    about: currencyList,
    text: 'Para birimi seçimi; sayfadaki bütün fiyatlar ona uyar.',
    size: 'low',
    full: {},
    states: {
      loading: failing(['settings'], 'timeout', 'Başka bir para birimi seçin.'),
      empty: { page: { currencies: [] }, hint: 'İki para birimi olmadan bileşen bir şey göstermez.' },
      error: failing(['settings'], '500', 'Başka bir para birimi seçin.'),
      long: 'Yalnızca para birimlerinin kodlarını gösterir.',
    },
  },
];
