import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { pageData } from '@mocks/pageData';
import type { Shop } from '@mocks/shop/shop';

/** What a page of the theme is besides our containers: its libraries, its natives, its markup, what it does while it lives. */
export interface Host {
  readonly name: string;
  /** Files of published packages, loaded in the head before our script. */
  readonly libraries?: readonly string[];
  /** Runs before any script of the page. */
  readonly before?: () => void;
  /** In the head, before our script. */
  readonly head?: string;
  /** All before the head. */
  readonly start?: string;
  /** In the body, before our containers. */
  readonly body?: string;
  /** Done to the page once its widgets are ready; they are used after it. */
  readonly live?: (page: Page) => Promise<void>;
  /** What the console may say of this host, apart from us. */
  readonly says?: RegExp;
  /** This host is not borne: what our console says of the reason, one for each kind. */
  readonly notBorne?: string;
}

export const WIDGETS = ['cart-icon', 'search-bar', 'currency-list', 'cart', 'product-list'] as const;
/** Where a host's libraries are found. */
export const LIBRARIES = '/konak/';

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** What MooTools' own packager leaves out of a build without compat. */
const COMPAT = /\/[/*]<1\.2compat>[^]*?<\/1\.2compat>(?:\*\/)?/g;

/** The published file of an address below {@link LIBRARIES}; of MooTools also as `….nocompat.js`. */
export function readLibrary(path: string): string {
  const file = MODULES + path.slice(LIBRARIES.length);
  const code = readFileSync(file.replace('.nocompat', ''), 'utf8');
  return file.includes('.nocompat') ? code.replace(COMPAT, '') : code;
}

export const containers = WIDGETS.map(
  (name) => `<div data-widget="${name}" data-load="eager"><a href="/">Yedek ${name}</a></div>`,
).join('\n');

/** A page with five widgets, as such a host serves it. */
export function hostPage({ libraries = [], head = '', start = '<!doctype html><html lang="tr">', body = '' }: Host, shop: Shop) {
  const scripts = libraries.map((file) => `<script src="${LIBRARIES}${file}"></script>`).join('\n');
  const json = JSON.stringify(pageData(shop)).replaceAll('<', '\\u003c');
  return `${start}<head><meta charset="utf-8"><title>Deneme</title><link rel="icon" href="data:,">
<meta name="csrf-token" content="${shop.csrfToken}">${scripts}${head}
<script type="module" src="/assets/vitrin/vitrin.js"></script></head>
<body><main>${body}${containers}</main><script type="application/json" id="vitrin-page">${json}</script></body></html>`;
}
