import { execFileSync } from 'node:child_process';
import { root } from '../prepare.mjs';

const json = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Replaces a text that has to be there, or a page would be measured that is not the one named. */
function replaced(html, text, by) {
  if (!html.includes(text)) throw new Error(`the page has no ${text}`);
  return html.replace(text, () => by);
}

/** What writes the first page of a list into its container, as a server can: the very answer of the call that the widget would make. */
export async function givenAsJson({ url }, session, path) {
  const answer = await fetch(`${url}/api/catalog/products${path}`, {
    headers: { cookie: `demo=${session}`, 'x-requested-with': 'XMLHttpRequest' },
  });
  if (!answer.ok) throw new Error(`the list answers ${answer.status}`);
  const data = `<script type="application/json">${json(await answer.json())}</script>`;
  return (html) => replaced(html, 'data-widget="product-list">', `data-widget="product-list">${data}`);
}

/** What writes the tags of `vitrin preload` below the script's, for a page with a list under the shop's header. */
export function preloadTags() {
  const args = ['tools/vitrin.mjs', 'preload', 'product-list', 'cart-icon', 'search-bar'];
  const tags = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const script = 'src="/assets/vitrin/vitrin.js"></script>';
  return (html) => replaced(html, script, `${script}\n${tags}`);
}
