import shared from '@/i18n/locales/en/accountArea.json';
import accountSetting from '../../../widgets/account-setting/texts/en.json';
import cart from '../../../widgets/cart/texts/en.json';
import cartComplete from '../../../widgets/cart-complete/texts/en.json';
import carts from '../../../widgets/carts/texts/en.json';
import checkout from '../../../widgets/checkout/texts/en.json';
import dashboard from '../../../widgets/dashboard/texts/en.json';
import faultReport from '../../../widgets/fault-report/texts/en.json';
import offerList from '../../../widgets/offer-list/texts/en.json';
import onlineUsers from '../../../widgets/online-users/texts/en.json';
import orderList from '../../../widgets/order-list/texts/en.json';
import warrantyInquiry from '../../../widgets/warranty-inquiry/texts/en.json';

/** What is said behind the login alone: cart page, checkout, orders, offers, account, service, administration. */
export default {
  ...shared,
  ...accountSetting,
  ...cart,
  ...cartComplete,
  ...carts,
  ...checkout,
  ...dashboard,
  ...faultReport,
  ...offerList,
  ...onlineUsers,
  ...orderList,
  ...warrantyInquiry,
};
