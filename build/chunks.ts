/**
 * Few chunks, cut where pages differ; each takes what it imports with it, unless one before it has that already.
 * - `runtime`: everything before React. `vitrin.js` only imports it: a page that names the entry twice, or with a
 *   query, still runs one copy, and no chunk ever imports the unhashed entry.
 * - `shell`: React, store, calls, texts, and the few parts that any widget shows.
 * - `product`: what the widgets of a product share, and those of them that are little more than that.
 */
export const chunks = [
  { name: 'runtime', test: /\/src\/runtime\/(start|preload)\.|\/registry\/index\.|preload-helper|rolldown.runtime/, priority: 3 },
  { name: 'shell', test: /\/src\/(shell\/index|host\/container\/widget|store\/hooks|store\/cart\/useCart|i18n\/useTexts|domain\/links\/plainClick|product\/useDialog|ui\/(button|css\/overlay|Icon|MoneyText|ProductImage|Spinner))\./, priority: 2 },
  { name: 'product', test: /\/src\/product\/[\w.]+$|\/widgets\/(product-price|product-quantity|add-to-cart-button)\//, priority: 1 },
];

const HEADER = 'cart-icon|search-bar|currency-list|overdue-debt-notification|language-list|cookie-button|social-media|top-header-info';

/**
 * Three stylesheets: what stands on every page, the catalogue, and the desk. In files as small as the chunks gzip would
 * find nothing alike, and all of them together would weigh half as much again.
 */
export const styles = [
  { name: 'page', test: new RegExp(`/src/(ui|shell|product)/.*\\.css$|/widgets/(${HEADER})/.*\\.css$`), priority: 6 },
  { name: 'catalogue', test: /\/widgets\/(product-|campaign|add-to).*\.css$/, priority: 5 },
  { name: 'desk-styles', test: /\/(src|widgets)\/.*\.css$/, priority: 4 },
];
