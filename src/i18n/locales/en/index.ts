import campaign from './campaign.json';
import cart from './cart.json';
import common from './common.json';
import detail from './detail.json';
import header from './header.json';
import list from './list.json';
import product from './product.json';
import rules from './rules.json';
import search from './search.json';

export default { ...common, ...rules, ...product, ...cart, ...list, ...header, ...campaign, ...detail, ...search };
