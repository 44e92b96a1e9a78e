/**
 * The document by its own members, which images and forms of a page shadow by their names: with `<img name="head">`,
 * `document.head` is that image (contract §6). To read and to call; it is no node itself. MooTools has a `Document` of its
 * own, so the members are not looked up by that name.
 */
export const dom = new Proxy(Object.create(null) as Document, {
  get(_, name) {
    const member: unknown = Reflect.get(Object.getPrototypeOf(document) as Document, name, document);
    return typeof member === 'function' ? (member.bind(document) as unknown) : member;
  },
});
