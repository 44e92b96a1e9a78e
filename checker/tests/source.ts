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

/** A container with child JSON. */
export function container(widget: string, json: string, attributes = ''): string {
  return `<div data-widget="${widget}" ${attributes}><script type="application/json">${json}</script></div>`;
}
