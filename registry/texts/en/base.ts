import shared from '@/i18n/locales/en';
import campaign from '../../../widgets/campaign/texts/en.json';
import cookieButton from '../../../widgets/cookie-button/texts/en.json';
import currencyList from '../../../widgets/currency-list/texts/en.json';
import languageList from '../../../widgets/language-list/texts/en.json';
import overdueDebtNotification from '../../../widgets/overdue-debt-notification/texts/en.json';
import productDetail from '../../../widgets/product-detail/texts/en.json';
import productList from '../../../widgets/product-list/texts/en.json';
import searchBar from '../../../widgets/search-bar/texts/en.json';
import socialMedia from '../../../widgets/social-media/texts/en.json';
import topHeaderInfo from '../../../widgets/top-header-info/texts/en.json';

/** What every page may say: the catalogue and the header. */
export default {
  ...shared,
  ...campaign,
  ...cookieButton,
  ...currencyList,
  ...languageList,
  ...overdueDebtNotification,
  ...productDetail,
  ...productList,
  ...searchBar,
  ...socialMedia,
  ...topHeaderInfo,
};
