/** The magnifier, as the path of a 24 × 24 icon: apart from the other icons, which would bring a product's code along. */
export const SEARCH_PATH = 'M16 16l4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z';
