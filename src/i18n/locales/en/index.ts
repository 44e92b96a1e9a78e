import common from './common.json';
import rules from './rules.json';
import product from './product.json';
import cart from './cart.json';
import list from './list.json';

/** Texts that several widgets of any page say. */
export default { ...common, ...rules, ...product, ...cart, ...list };
