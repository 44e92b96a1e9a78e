import cart from './cart.json';
import common from './common.json';
import list from './list.json';
import product from './product.json';
import rules from './rules.json';

export default { ...common, ...rules, ...product, ...cart, ...list };
