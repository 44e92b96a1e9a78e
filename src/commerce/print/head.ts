import { dom } from '@/runtime/page/dom';
import { element } from './element';

interface Sender {
  /** Address of an image, already checked; null for none. */
  readonly logo: string | null;
  readonly name: string;
  /** Address and the like; empty lines are left out. */
  readonly lines: readonly string[];
}

/** The head of a printed page: who sends it, and `facts` such as its date. */
export function printHead(page: Document, { logo, name, lines }: Sender, ...facts: readonly string[]): HTMLElement {
  const line = (text: string, look = '') => element(page, 'p', `vt-print__line${look}`, text);
  const head = element(
    page,
    'header',
    'vt-print__head',
    element(
      page,
      'div',
      'vt-print__sender',
      ...(name ? [line(name, ' vt-print__line--name')] : []),
      ...lines.filter(Boolean).map((text) => line(text)),
    ),
    element(page, 'div', 'vt-print__date', ...facts.filter(Boolean).map((text) => line(text))),
  );
  if (logo !== null) {
    const image = element(page, 'img', 'vt-print__logo');
    image.alt = '';
    // A logo that does not load leaves no hole on paper.
    image.addEventListener('error', () => {
      image.remove();
    });
    image.src = new URL(logo, dom.baseURI).href;
    head.prepend(image);
  }
  return head;
}
