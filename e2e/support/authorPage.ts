import { pageData } from '@mocks/pageData';
import type { Shop } from '@mocks/shop/shop';

/** A value as the JSON of a script element. */
export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A bare page of a theme author, whose own style sheet is `/author/author.css`. `attribute` is given to the script tag. */
export function authorPage(server: Shop, body: string, attribute = ''): string {
  return `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/author/author.css">
<meta name="csrf-token" content="${server.csrfToken}"><script type="module"${attribute} src="/assets/vitrin/vitrin.js"></script></head>
<body>${body}<script type="application/json" id="vitrin-page">${json(pageData(server))}</script></body></html>`;
}
