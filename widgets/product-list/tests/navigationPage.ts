import { screen, within } from '@testing-library/dom';
import type { Shop } from '@mocks/shop/shop';

/** The list calls so far, as the server received them. */
export const calls = (shop: Shop) => shop.requests.filter(({ call }) => call === 'products').map(({ path }) => path);
/** Where the page is. */
export const at = () => location.pathname + location.search;
/** The links to the pages. */
export const pages = () => screen.getByRole('navigation', { name: 'Sayfalar' });
export const pageLink = (name: string) => within(pages()).getByRole('link', { name });
