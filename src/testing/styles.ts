/** What is asked of an element again and again, to know whether it can be seen and pressed. */
const ASKED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['opacity', 'opacity'],
  ['pointerEvents', 'pointer-events'],
]);

/** Of its attributes those that the sheet of every browser goes by. */
const kindOf = (element: Element) =>
  [element.localName, element.getAttribute('type'), element.hasAttribute('hidden'), element.hasAttribute('open')].join(' ');

/**
 * Lets a kind of element be looked up in jsdom's own sheet once, and not each element again for each query by role: that took half of the
 * time of these tests. They load no styles, so nothing else says how an element looks but its own `style`. Where a document does have a
 * sheet, and for all that is seldom asked, jsdom answers as ever.
 */
export function rememberKinds({ document, getComputedStyle: compute }: Window & typeof globalThis): typeof compute {
  const kinds = new Map<string, CSSStyleDeclaration>();
  const styleOfKind = (element: HTMLElement) => {
    const kind = kindOf(element);
    const known = kinds.get(kind);
    if (known) return known;
    const sample = element.cloneNode(false) as HTMLElement;
    sample.removeAttribute('style');
    const style = compute(sample);
    kinds.set(kind, style);
    return style;
  };
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || !(element instanceof HTMLElement)) return compute(element, pseudo);
    const valueOf = (name: string) => element.style.getPropertyValue(name) || styleOfKind(element).getPropertyValue(name);
    return new Proxy(element.style, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (asked: string) =>
            [...ASKED.values()].includes(asked) ? valueOf(asked) : compute(element).getPropertyValue(asked);
        const asked = ASKED.get(String(name));
        return asked === undefined ? (Reflect.get(compute(element), name) as unknown) : valueOf(asked);
      },
    });
  };
}
