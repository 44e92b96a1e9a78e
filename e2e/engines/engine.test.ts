import { card } from './flows/card';
import { cart } from './flows/cart';
import { chunks } from './flows/chunks';
import { ordering } from './flows/ordering';
import { routes } from './flows/routes';
import { shopping } from './flows/shopping';
import { tabs } from './flows/tabs';
import { engineShop } from './shop';

const shop = engineShop();

shopping(shop);
cart(shop);
ordering(shop);
card(shop);
tabs(shop);
chunks(shop);
routes(shop);
