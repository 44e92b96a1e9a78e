import quickOrder from '../../../widgets/quick-order/texts/en.json';
import savedLists from '../../../widgets/saved-lists/texts/en.json';

/** What is said where orders are made by codes: with the first widget that does. */
export default { ...quickOrder, ...savedLists };
