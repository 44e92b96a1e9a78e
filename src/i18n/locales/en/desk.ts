import account from './account.json';
import admin from './admin.json';
import branch from './branch.json';
import card from './card.json';
import cartComplete from './cartComplete.json';
import cartPage from './cartPage.json';
import checkout from './checkout.json';
import offers from './offers.json';
import orders from './orders.json';
import onlineUsers from './onlineUsers.json';
import paymentLink from './paymentLink.json';
import records from './records.json';
import service from './service.json';

export default { ...account, ...admin, ...branch, ...card, ...cartComplete, ...cartPage, ...checkout, ...offers, ...orders, ...onlineUsers, ...paymentLink, ...records, ...service };
