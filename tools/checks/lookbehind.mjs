import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `(?<=` or `(?<!`, in a literal as in the text that the build hands to `new RegExp`. A named group is none. */
const LOOKBEHIND = /\(\?<[=!]/g;

/**
 * The lookbehinds in the scripts of a built folder, one fault a file. Safari 16.0 to 16.3 cannot read one: the whole
 * chunk fails as it runs. The build tells nothing of it, because it writes `new RegExp("(?<!…")` for old browsers, which
 * is a string to every syntax check.
 */
export function lookbehinds(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [first] = text.matchAll(LOOKBEHIND);
      return first ? [`${file}: …${text.slice(Math.max(first.index - 30, 0), first.index + 30)}…`] : [];
    });
}
