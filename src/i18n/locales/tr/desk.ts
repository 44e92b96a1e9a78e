import branch from './branch.json';
import card from './card.json';
import cartComplete from './cartComplete.json';
import cartPage from './cartPage.json';
import checkout from './checkout.json';
import paymentLink from './paymentLink.json';

export default { ...branch, ...card, ...cartComplete, ...cartPage, ...checkout, ...paymentLink };
