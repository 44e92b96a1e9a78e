import { checkSource } from '../check';
import type { Source } from '../input/source';
import type { Problem } from '../problem';
import { syntaxOf } from '../template/find';

/** Checks a text as if it stood in a file of that name. */
export function check(text: string, file = 'page.html', more: Partial<Source> = {}): Promise<readonly Problem[]> {
  return checkSource({ file, text, charset: null, syntax: syntaxOf(file, text), url: null, ask: null, policies: [], ...more });
}

/** The codes of the problems, in the order of the file. */
export async function codes(text: string, file?: string, more?: Partial<Source>): Promise<readonly string[]> {
  return (await check(text, file, more)).map(({ code }) => code);
}

/** A page with everything that a page needs, and `body` in it. */
export function page(body: string, { head = '', data = '{}' }: { head?: string; data?: string } = {}): string {
  return `<!doctype html>
<html lang="tr">
<head>
<title>Deneme</title><meta name="csrf-token" content="abc">${head}
<script type="application/json" id="vitrin-page">${data}</script>
<script type="module" src="/assets/vitrin/vitrin.js"></script>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A container with child JSON. */
export function container(widget: string, json: string, attributes = ''): string {
  return `<div data-widget="${widget}" ${attributes}><script type="application/json">${json}</script></div>`;
}
