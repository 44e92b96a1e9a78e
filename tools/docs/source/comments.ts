import ts from 'typescript';

type Commented = ts.PropertySignature | ts.PropertyAssignment;

/** The value of a tag above a member; undefined where it has none. */
export function tagOf(member: Commented, name: string): string | undefined {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === name);
  return tag && onOneLine(ts.getTextOfJSDocComment(tag.comment));
}

/** The comment above a member, and the values of tags. Throws where one is missing: what is made of it would have a gap. */
export function commentsOf<Tag extends string>(
  member: Commented,
  ...tags: readonly Tag[]
): Readonly<Record<Tag | 'says', string>> {
  const says = ts
    .getJSDocCommentsAndTags(member)
    .map((doc) => doc.comment)
    .find((comment) => comment !== undefined);
  const found = [
    ['says', onOneLine(ts.getTextOfJSDocComment(says))] as const,
    ...tags.map((tag) => [tag, tagOf(member, tag) ?? ''] as const),
  ];
  const missing = found.filter(([, text]) => text === '').map(([name]) => (name === 'says' ? 'a comment' : `@${name}`));
  if (missing.length > 0)
    throw new Error(`${member.getSourceFile().fileName}: ${member.name.getText()} needs ${missing.join(' and ')}`);
  return Object.fromEntries(found) as Record<Tag | 'says', string>;
}

/** Text without its line breaks. */
export const onOneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
