import shared from '@/i18n/locales/tr';
import campaign from '../../../widgets/campaign/texts/tr.json';
import cookieButton from '../../../widgets/cookie-button/texts/tr.json';
import currencyList from '../../../widgets/currency-list/texts/tr.json';
import languageList from '../../../widgets/language-list/texts/tr.json';
import overdueDebtNotification from '../../../widgets/overdue-debt-notification/texts/tr.json';
import productDetail from '../../../widgets/product-detail/texts/tr.json';
import productList from '../../../widgets/product-list/texts/tr.json';
import searchBar from '../../../widgets/search-bar/texts/tr.json';
import socialMedia from '../../../widgets/social-media/texts/tr.json';
import topHeaderInfo from '../../../widgets/top-header-info/texts/tr.json';

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
