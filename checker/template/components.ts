import { afterClosing } from './balanced';
import type { Region } from './region';

const BLADE = /<(x-[\w.:-]+|[a-z]+:[\w.:-]+)(?=[\s/>])/y;
const RAZOR = /<(partial|component|[A-Z]\w*[a-z][\w.]*|[a-z]\w*[:-][\w:-]+)(?=[\s/>])/y;
const TWIG = /<(twig:[\w.:-]+)(?=[\s/>])/y;
/** Elements of the browser may be called so, too; but none of them is closed in its own tag. */
const CUSTOM = /^(?!x-)[a-z]\w*-/;

/**
 * Components of Blade and of Twig, tag helpers and components of Razor: `<x-icon … />`, `<partial … />`, `<x-head></x-head>`. The
 * language puts elements in their place. One with a content of its own is left as it is: what stands in it, the page wrote.
 */
const componentAt =
  (names: RegExp) =>
  (text: string, start: number): Region | null => {
    names.lastIndex = start;
    const name = names.exec(text)?.[1];
    const end = name === undefined ? -1 : afterClosing(text, start + 1, '>');
    if (name === undefined || end < 0) return null;
    if (text.charAt(end - 2) === '/') return { start, end, prints: 'elements' };
    const closing = `</${name}>`;
    if (CUSTOM.test(name) || !text.startsWith(closing, end)) return null;
    return { start, end: end + closing.length, prints: 'elements' };
  };

export const bladeComponentAt = componentAt(BLADE);
export const razorComponentAt = componentAt(RAZOR);
export const twigComponentAt = componentAt(TWIG);
