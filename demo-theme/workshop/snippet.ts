import type { Typed } from './data';
import { formatJson } from './data';
import type { WorkshopWidget } from './widgets/kind';

/** The child JSON and the page JSON of a preview; undefined without. */
export interface Json {
  readonly data: object | undefined;
  readonly page: object | undefined;
}

const FALLBACK = '<p>Yedek içerik: bileşen hazır olana kadar burada bu durur.</p>';

/** The tags that a page needs for what is previewed. The preview itself is made of them, so that both are the same. */
export function snippetOf(
  { name, fallback = FALLBACK }: WorkshopWidget,
  attributes: Typed['attributes'],
  { data, page }: Json,
): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  const tag = ['<div', `data-widget="${name}"`, ...given.map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ');
  return [
    ...(page ? [`<script type="application/json" id="vitrin-page">\n${toScriptJson(page)}\n</script>`] : []),
    `${tag}>`,
    ...(data ? [`  <script type="application/json">\n${toScriptJson(data)}\n  </script>`] : []),
    `  ${fallback}`,
    '</div>',
  ].join('\n');
}

/** No '<' of it can end the script or open a comment. */
function toScriptJson(json: object): string {
  return formatJson(json).replace(/</g, '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
