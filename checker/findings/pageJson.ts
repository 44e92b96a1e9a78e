import { PAGE_KEYS } from '../../src/diagnostics/known';
import { nearest } from '../../src/diagnostics/nearest';
import { isObject } from '../json/values';
import type { OtherJson } from '../page/otherJson';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

const MEANT = ['vitrin-page', 'vitrin-data', 'vitrin-json', 'vitrin-page-data'];
/** Widgets that show hardly anything where prices are hidden. */
const PRICED = [
  'product-list',
  'product-detail',
  'product-price',
  'campaign',
  'cart',
  'cart-icon',
  'checkout',
  'quick-order',
  'product-quantity',
  'add-to-cart-button',
];

/** Page data that are not read for their id, and page data that are not there at all. */
export function pageJsonFindings(page: ReadPage): readonly Finding[] {
  const unread = unreadPageData(page);
  if (unread) {
    const id = unread.id ? `id="${unread.id}"` : 'a script without an id';
    const message = `The page data stand in ${id}, where they are not read.`;
    return [{ code: 'unread-page-data', offset: unread.element.start, message, fix: 'Write id="vitrin-page".' }];
  }
  const priced = page.containers.find(({ name }) => name !== null && PRICED.includes(name));
  if (!page.isWhole || page.pageData.length > 0 || !priced) return [];
  const message = 'The page has no page data (#vitrin-page): no price shows, and nobody knows who is looking.';
  const fix = 'Print <script type="application/json" id="vitrin-page">{ … }</script> in the layout.';
  return [{ code: 'missing-page-data', offset: page.head, message, fix }];
}

/** The script that was meant to be the page data, on a page that has none. */
export function unreadPageData({ pageData, otherJson, containers }: ReadPage): OtherJson | undefined {
  if (pageData.length > 0) return undefined;
  return otherJson.find(
    ({ id, json }) =>
      (id && nearest(id, MEANT) !== null) || (id !== null && containers.length > 0 && looksLikePageData(json.value)),
  );
}

function looksLikePageData(value: unknown): boolean {
  return isObject(value) && PAGE_KEYS.filter((key) => !key.includes('.') && Object.hasOwn(value, key)).length > 2;
}
