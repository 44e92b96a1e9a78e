/** The cart, as the path of a 24 × 24 icon: apart from the other icons because the first paint needs it before React. */
export const CART_PATH = 'M3 4h2.2l2.3 10.4a1.5 1.5 0 0 0 1.5 1.2h8.2a1.5 1.5 0 0 0 1.5-1.1L20.5 8H6.2M9.5 20.2h.01M17 20.2h.01';
