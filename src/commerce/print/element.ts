/** An element of a page to be printed, with what stands in it: text stays text (decision 51). */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  className: string,
  ...content: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Tag] {
  const made = page.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}
