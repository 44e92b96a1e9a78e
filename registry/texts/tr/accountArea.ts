import shared from '@/i18n/locales/tr/accountArea.json';
import accountSetting from '../../../widgets/account-setting/texts/tr.json';
import cart from '../../../widgets/cart/texts/tr.json';
import cartComplete from '../../../widgets/cart-complete/texts/tr.json';
import carts from '../../../widgets/carts/texts/tr.json';
import checkout from '../../../widgets/checkout/texts/tr.json';
import dashboard from '../../../widgets/dashboard/texts/tr.json';
import faultReport from '../../../widgets/fault-report/texts/tr.json';
import offerList from '../../../widgets/offer-list/texts/tr.json';
import onlineUsers from '../../../widgets/online-users/texts/tr.json';
import orderList from '../../../widgets/order-list/texts/tr.json';
import warrantyInquiry from '../../../widgets/warranty-inquiry/texts/tr.json';

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
