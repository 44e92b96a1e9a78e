import { about as cartIcon } from '../../../widgets/cart-icon/meta';
import { about as cookieButton } from '../../../widgets/cookie-button/meta';
import { about as languageList } from '../../../widgets/language-list/meta';
import { about as overdueDebt } from '../../../widgets/overdue-debt-notification/meta';
import { about as searchBar } from '../../../widgets/search-bar/meta';
import { about as socialMedia } from '../../../widgets/social-media/meta';
import { about as topHeader } from '../../../widgets/top-header-info/meta';
import { SHOP_FACTS } from '../../frame/shopFacts';
import { fillCart } from './goods';
import { BAD_DATA, failing, NO_CALL } from './kind';
import type { WorkshopWidget } from './kind';

const TYPE = 'Alana “vida” yazın.';
const OPEN = 'Sepeti açın.';

export const header: readonly WorkshopWidget[] = [
  {
    name: 'cart-icon',
    about: cartIcon,
    text: 'Sepetteki satırların sayısı ve açılan küçük sepet.',
    size: 'middle',
    fallback: '<a href="/sepet">Sepetim</a>',
    full: { prepare: fillCart(12), hint: OPEN },
    states: {
      loading: failing(['cart.get'], 'timeout', OPEN),
      empty: { prepare: fillCart(0), hint: OPEN },
      error: failing(['cart.get'], '500', OPEN),
    },
  },
  {
    name: 'search-bar',
    about: searchBar,
    text: 'Arama formu; yazarken önerir.',
    size: 'middle',
    fallback: '<form action="/search" role="search"><label>Ara <input name="q"></label> <button>Ara</button></form>',
    full: { hint: TYPE },
    states: {
      loading: failing(['autocomplete'], 'timeout', TYPE),
      empty: { hint: 'Alana “bulunmayan” yazın.' },
      error: failing(['autocomplete'], '500', `${TYPE} Hata gösterilmez, konsolda durur; form çalışmayı sürdürür.`),
    },
  },
  {
    name: 'top-header-info',
    about: topHeader,
    text: 'Müşteri temsilcisi ve bakiye şeridi.',
    size: 'low',
    full: {},
    states: {
      loading: failing(['top-header-info'], 'timeout'),
      empty: {
        answers: { '/api/catalog/top-header-info': { isAuthenticated: false } },
        hint: 'Oturum yoksa bileşen bir şey göstermez.',
      },
      error: { ...failing(['top-header-info'], '500'), hint: 'Hata gösterilmez, konsolda durur.' },
    },
  },
  {
    name: 'language-list',
    about: languageList,
    text: 'Dil seçimi.',
    size: 'low',
    full: {},
    states: {
      loading: failing(['settings'], 'timeout', 'Öbür dili seçin.'),
      empty: { page: { languages: [] }, hint: 'İki dil olmadan bileşen bir şey göstermez.' },
      error: failing(['settings'], '500', 'Öbür dili seçin.'),
      long: 'Yalnızca dillerin adlarını gösterir.',
    },
  },
  {
    name: 'overdue-debt-notification',
    about: overdueDebt,
    text: 'Vadesi geçmiş ödemenin hatırlatması.',
    size: 'low',
    full: {},
    states: {
      loading: NO_CALL,
      empty: { scenario: { overdueBalance: 0 }, hint: 'Borç yoksa bileşen bir şey göstermez.' },
      error: {
        page: { debitAging: { overdueBalance: 'çok' } },
        hint: 'Sayfa verisi okunamaz: hatırlatma gösterilmez, konsol alanı söyler.',
      },
    },
  },
  {
    name: 'cookie-button',
    about: cookieButton,
    text: 'Çerez onayı; pencerenin altında durur.',
    size: 'low',
    full: { page: { cookieAllowed: null } },
    states: {
      loading: 'Tıklandığı anda kapanır; kayıt arkada yapılır.',
      empty: { page: { cookieAllowed: true }, hint: 'Onay verilmişse bileşen bir şey göstermez.' },
      error: failing(['cookies'], '500', 'Kabul edin: bant, kayıt yapılamayınca geri gelir.'),
      long: 'Yalnızca kendi metnini gösterir.',
    },
  },
  {
    name: 'social-media',
    about: socialMedia,
    text: 'Mağazanın başka yerlerdeki sayfalarına bağlantılar.',
    size: 'low',
    full: { attributes: { 'data-links': SHOP_FACTS.social } },
    states: {
      loading: NO_CALL,
      empty: { attributes: { 'data-links': '0|###0|###0|###0|###0|' }, hint: 'Bütün girdiler gizli.' },
      error: { attributes: {}, hint: BAD_DATA },
      long: 'Yalnızca simgeler gösterir.',
    },
  },
];
