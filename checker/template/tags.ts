/** A comment, or a tag with the texts in quotes of its attributes. */
const TAG = /<!--[\s\S]*?-->|<(\/?[a-z][^\s/>]*)(?:=\s*(?:"[^"]*"|'[^']*')|[^>=]+|=)*>?/gi;
/** Elements whose content is text: no tag begins there but their own end. */
const TEXT = /^(?:script|style|textarea|title)$/i;

/** Where a tag of a text in HTML begins, and directly behind it. */
export type Tag = readonly [start: number, end: number];

/** The tags of a text in HTML, in order. */
export function tagsIn(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [, name] = match;
    if (name === undefined) continue;
    tags.push([match.index, pattern.lastIndex]);
    if (!TEXT.test(name)) continue;
    const rest = html.slice(pattern.lastIndex).search(new RegExp(`</${name}`, 'i'));
    if (rest < 0) break;
    pattern.lastIndex += rest;
  }
  return tags;
}
