const HEADER = 'currency-list|overdue-debt-notification|language-list|cookie-button|social-media|top-header-info';

/**
 * Few chunks, cut where pages differ; each takes what it imports with it, unless one before it has that already.
 * - `runtime`: what runs before React and is in no entry: what chunks share with `vitrin.js`, of which that has a copy of its own
 *   (`tools/build/entry.ts`), and with what makes first calls.
 * - `react` and `libraries`: React, and what else the shell is built on. They stay in the browser's cache when our own code changes, and
 *   run as soon as they are there, while the rest is on its way (`LIBRARIES` of `src/runtime/preload.ts`).
 * - `axios`: its part that makes calls, for those that were not made ahead.
 * - `shell`: store, calls, texts, and the parts that any widget shows.
 * - `quantity`: boxes that count, which a mini cart has as well once a line of it is changed.
 * - `list`: what lists share, which a page with no more than a cart icon does not have: their address, their pages, their boxes, how
 *   they are read entry by entry, what a tab keeps. All but cart icon and header load it, so that what stands in none of the two is
 *   here as well.
 * - `rules`: what a product costs and how much of it there is, without what shows them: a quick order needs no more of `product`.
 * - `product`: what the widgets of a product share, and `product-one` what stands beside a single product and not in a list.
 * - `rows`: tables of many rows; what follows the window over thousands is a chunk of its own.
 * - `removal`: how what was taken out of the cart is put back.
 * - `credit`: what is left of a customer's limit, where the shop sets one.
 * - `product-dialogs`: what opens on a click on a product.
 * - `lines`: what stands about lines that are edited, in a quick order, a saved list, a cart, an offer: notes above them, menus of one,
 *   questions before something is lost, files to keep.
 * - `fields`: boxes with a label, what leads to a wrong one, and dates: saved lists have them too, which need nothing else of `account`.
 * - `account`: what the widgets share that stand on a page of their own, behind the login. Nothing of it may ask for `records`, which
 *   orders and offers alone need.
 * - `records`: orders and offers. Both are more than half what they share, and who opens one opens the other.
 * - `header`, `admin`, `service`: small widgets that stand together. In chunks of a few hundred bytes each gzip
 *   would find nothing alike. Texts are chunks by locale (`registry/texts`), not parts of these.
 */
export const chunks = [
  {
    name: 'runtime',
    test: /\/src\/(runtime\/(preload\.|page\/)|page\/(callAhead|channel|address)\.|domain\/(list\/call|links\/address|density|flags)\.)|preload-helper/,
    priority: 9,
  },
  { name: 'axios', test: /\/node_modules\/axios\//, priority: 8.5 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 8.5 },
  {
    name: 'libraries',
    test: /\/node_modules\/(@reduxjs\/toolkit|redux|redux-thunk|immer|reselect|i18next|valibot|big\.js)\//,
    priority: 8.5,
  },
  {
    name: 'shell',
    test: /\/src\/(shell\/index|ui\/(rows\/useSlices|(?!rows\/|icon\/listPaths|onResize|Table|FindRows|WaitingTable|Field|Dialog|ConfirmDialog|ErrorText|InertRegion|Pagination|QuantityInput|UnitSelect|Switch|MissingPrice))|page\/container\/widget|data\/(hooks|cart\/useCart|query\/useQuery)|i18n\/useTexts|domain\/(links\/plainClick|quantity\/format)|commerce\/(useDialog|useAskCart|LazyCreditMeter|removal\/useRemoved))/,
    priority: 8,
  },
  {
    name: 'quantity',
    test: /\/src\/(ui\/QuantityInput|commerce\/product\/RowNote|domain\/(quantity\/listQuantity|typedNumber))/,
    priority: 7.6,
  },
  {
    name: 'list',
    test: /\/src\/((schemas|data)\/entries|data\/readAnswered|page\/(container\/listWidget|history|useListLocation|tabStorage|placeDialog)|commerce\/(useDensity|useSaveLines)|ui\/(icon\/listPaths|onResize|Dialog|ErrorText|Pagination|UnitSelect|Switch|MissingPrice)|domain\/(list\/|fold|links\/(webAddress|whatsapp)|pricing\/p(lan|iece)Price))/,
    priority: 7.5,
  },
  {
    name: 'rules',
    test: /\/src\/(schemas\/productList|commerce\/product\/displayedStock|domain\/(cart\/addCheck|pricing\/\w+|stock\/(addButton|display|limit)))\./,
    priority: 7.1,
  },
  {
    name: 'product',
    test: /\/src\/(commerce\/product\/((?!defineProductWidget)[\w.]+|inCart\/CartMark\.\w+)$|domain\/links\/search\.|data\/(cart\/selectProduct|events\/seen)\.|schemas\/productList\.)/,
    priority: 7,
  },
  { name: 'rows', test: /\/src\/ui\/rows\/(?!RowWindow)/, priority: 7.2 },
  { name: 'removal', test: /\/src\/commerce\/removal\/(UndoNote|findLine)/, priority: 7.2 },
  { name: 'credit', test: /\/src\/((commerce|domain)\/credit|data\/cart\/credit)/, priority: 7.2 },
  { name: 'product-dialogs', test: /\/src\/commerce\/product\/dialogs\//, priority: 7.2 },
  {
    name: 'product-one',
    test: /\/src\/(commerce\/product\/(defineProductWidget\.|detail\/)|(schemas|domain)\/campaign\.)|\/widgets\/(product-price|product-quantity|add-to-cart-button)\//,
    priority: 6.5,
  },
  {
    name: 'lines',
    test: /\/src\/(commerce\/(NoticeBar|download|records\/RowMenu)|ui\/ConfirmDialog\.|domain\/(csv|lineKey)\.)/,
    priority: 6.2,
  },
  { name: 'fields', test: /\/src\/(ui\/Field|domain\/date|commerce\/form\/leadTo)\./, priority: 6.2 },
  {
    name: 'account',
    test: /\/src\/(commerce\/(?!product\/|print\/table|records\/(?!FailedPage))|data\/query\/|ui\/(Table|TableRow|FindRows|WaitingTable|InertRegion)\.|domain\/plan\.|schemas\/records\.)/,
    priority: 6,
  },
  {
    name: 'records',
    test: /\/src\/(commerce\/(records\/|print\/table)|data\/records\.)|\/widgets\/(order|offer)-list\/(?!texts\/)/,
    priority: 5.5,
  },
  { name: 'header', test: new RegExp(`/widgets/(${HEADER})/(?!texts/)`), priority: 5 },
  { name: 'admin', test: /\/widgets\/(dashboard|online-users|carts)\/(?!texts\/)/, priority: 5 },
  { name: 'service', test: /\/widgets\/(account-setting|warranty-inquiry|fault-report)\/(?!texts\/)/, priority: 5 },
];

/**
 * Four stylesheets: what stands on every page, ordering by codes, the catalogue, and the account area. In files as small as the chunks gzip would
 * find nothing alike, and all of them together would weigh half as much again.
 */
export const styles = [
  {
    name: 'page',
    test: new RegExp(`/src/(ui|shell|commerce/product)/.*\\.css$|/widgets/(cart-icon|search-bar|${HEADER})/.*\\.css$`),
    priority: 16,
  },
  { name: 'ordering', test: /\/widgets\/(quick-order|saved-lists)\/.*\.css$/, priority: 15.5 },
  { name: 'catalogue', test: /\/widgets\/(product-|campaign|add-to).*\.css$/, priority: 15 },
  { name: 'account', test: /\/(src|widgets)\/.*\.css$/, priority: 14 },
];
