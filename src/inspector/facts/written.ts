import type { WrittenContainer } from '@/diagnostics/container';
import type { WrittenPage } from '@/diagnostics/writtenPage';
import { dom } from '@/runtime/page/dom';
import { ROOT_CLASS } from '@/runtime/standIn';
import { readJson } from './json';

/** A script that was meant for the container's JSON. */
const isStrange = ({ type, text }: HTMLScriptElement) =>
  type !== 'application/json' && (type.includes('json') || text.trimStart().startsWith('{'));

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
    attributes: attributesOf(container),
    json,
    strangeType: [...container.children].filter((child) => child instanceof HTMLScriptElement).find(isStrange)?.type ?? null,
    around: container.parentElement?.closest<HTMLElement>('[data-widget]')?.dataset.widget ?? null,
    hasDeepJson: [...container.querySelectorAll(JSON_SCRIPT)].some(
      ({ parentElement }) => parentElement !== container && parentElement?.closest('[data-widget]') === container,
    ),
  };
}

export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}

/** What stands in a link or a button, whose clicks it would share. */
export function trapOf(container: Element): 'a' | 'button' | null {
  const trap = container.parentElement?.closest('a, button')?.localName;
  return trap === 'a' || trap === 'button' ? trap : null;
}

/** The script tags that load `vitrin.js`. */
export function scriptTags(): readonly HTMLScriptElement[] {
  return [...dom.scripts].filter(({ src }) => /\/vitrin\.js(\?|$)/.test(src));
}

/** As `src/page/token.ts` reads it, which is in the shell; a form of ours holds a copy. */
const TOKEN = 'meta[name=csrf-token], input[name=_token]:not(.vt-cart-order__token), input[name=_csrf_token]';

/** The document in the form in which advice is given. */
export function writtenPage(widgets: readonly string[]): WrittenPage {
  // That there is one is certain, however it came: it runs.
  const tags = scriptTags().map(({ type, text }) => ({ isModule: type.toLowerCase() === 'module', isOpen: text.includes('<') }));
  return {
    pageJson: textsOf(dom.querySelectorAll('[id="vitrin-page"]')),
    pageType: dom.querySelector<HTMLScriptElement>('script[id="vitrin-page"]')?.type ?? null,
    otherJson: [...dom.scripts]
      .filter(
        ({ type, id, parentElement }) =>
          type.includes('json') && id !== 'vitrin-page' && !parentElement?.closest('[data-widget]'),
      )
      .map(({ id, text }) => {
        const reading = readJson(text);
        return { id, value: reading.ok ? reading.value : null };
      }),
    hasToken: [...dom.querySelectorAll(TOKEN)].some((element) =>
      element instanceof HTMLInputElement ? element.value : element.getAttribute('content'),
    ),
    scripts: tags.length > 0 ? tags : [{ isModule: true, isOpen: false }],
    widgets,
    openers: [...dom.querySelectorAll('[data-vitrin-open]')].map((opener) => opener.getAttribute('data-vitrin-open') ?? ''),
    hasProductCode: dom.querySelector('input[name=productCode]') !== null,
  };
}

const textsOf = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent);
