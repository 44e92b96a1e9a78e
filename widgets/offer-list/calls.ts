/** The calls of the offer list, whose state is its own. */
export { cancelOffer, fetchOffers } from './api';
