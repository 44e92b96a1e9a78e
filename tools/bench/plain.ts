/** An element as data: what plain DOM calls need to make it again. */
export interface Described {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyArray<readonly [string, string]>;
  readonly children: ReadonlyArray<Described | string>;
}

export function describe(element: Element): Described {
  return {
    name: element.localName,
    namespace: element.namespaceURI ?? '',
    attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
    children: [...element.childNodes].map((node) => (node instanceof Element ? describe(node) : (node.textContent ?? ''))),
  };
}

const HTML = 'http://www.w3.org/1999/xhtml';

/** Makes a described element with plain DOM calls: the least that any script could do for the same table. */
export function make({ name, namespace, attributes, children }: Described): Element {
  const element = namespace === HTML ? document.createElement(name) : document.createElementNS(namespace, name);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  for (const child of children) element.append(typeof child === 'string' ? child : make(child));
  return element;
}
