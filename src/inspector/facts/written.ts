import type { WrittenContainer } from '@/advice/container';
import type { WrittenPage } from '@/advice/page';
import { ROOT_CLASS } from '@/runtime/standIn';

const JSON_SCRIPT = 'script[type="application/json"]';

/** The containers of the page's author, in document order; what Vitrin renders holds none. */
export function containersOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-widget]')].filter((container) => !container.closest(`.${ROOT_CLASS}`));
}

/** A container of the document in the form in which advice is given. */
export function writtenContainer(container: HTMLElement): WrittenContainer {
  const json = textsOf([...container.children].filter((child) => child.matches(JSON_SCRIPT)));
  return {
    name: container.dataset.widget ?? '',
    attributes: Object.fromEntries([...container.attributes].map(({ name, value }) => [name, value])),
    json,
    hasDeepJson: [...container.querySelectorAll(JSON_SCRIPT)].some(({ parentElement }) => parentElement !== container && parentElement?.closest('[data-widget]') === container),
  };
}

/** As the calls read it (contract §3); a form of ours holds a copy. */
const TOKEN = 'meta[name=csrf-token], input[name=_token]:not(.vt-cart-order__token), input[name=_csrf_token]';

/** The document in the form in which advice is given. */
export function writtenPage(widgets: readonly string[]): WrittenPage {
  return {
    pageJson: textsOf(document.querySelectorAll('[id="vitrin-page"]')),
    hasToken: document.querySelector(TOKEN) !== null,
    scripts: [...document.scripts].filter(({ src }) => /\/vitrin\.js(\?|$)/.test(src)).map(({ type }) => ({ isModule: type === 'module' })),
    widgets,
    openers: [...document.querySelectorAll('[data-vitrin-open]')].map((opener) => opener.getAttribute('data-vitrin-open') ?? ''),
    hasProductCode: document.querySelector('input[name=productCode]') !== null,
  };
}

const textsOf = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent);
