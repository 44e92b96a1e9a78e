/** The calls of the order list, whose state is its own. */
export { cancelOrder, fetchOrders } from './api';
