import { dom } from './page/dom';
import { ownNonce } from './page/nonce';
import { after } from './page/run';

/**
 * On our links; its value says what became of the file: `load`, `error`, or why it came and could not be run. What is
 * asked for stands in the document and nowhere else.
 */
const MARK = 'data-vitrin-file';

/** Told at the document's head whenever a chunk is loaded; `detail` is the addresses of all that it needs. For the inspector. */
export const FILES_ASKED = 'vitrin-files';

/** Of the chunks of `tools/build/chunks.ts`, those of libraries. They import no other, but for those that are named before them. */
const LIBRARIES = /\/(rolldown-runtime|libraries|react)-[^/]*$/;

/** Milliseconds after which a file that has not come counts as failed. */
const PATIENCE = 20_000;

/**
 * Stands in for the helper that Vite wraps around a dynamic import, with a third of its weight: asks for the files
 * that a chunk needs all at once (`names`), and runs `load` when they are there. One that fails rejects, and is asked for again the
 * next time. `base` is the address of the importing chunk.
 *
 * No script is imported before it is there: most browsers keep a failed `import()` for good, a failed preload they do not.
 * Libraries run while the rest is on its way: all at once, they would hold an old computer up for several frames.
 */
export async function preload<T>(load: () => Promise<T>, names: readonly string[] = [], base = ''): Promise<T> {
  const hrefs = names.map((file) => hrefOf(file, base));
  dom.head.dispatchEvent(new CustomEvent(FILES_ASKED, { detail: hrefs }));
  const asked = ask(hrefs);
  await Promise.all([...asked.map(there), runInTurn(asked.filter(({ href }) => LIBRARIES.test(href)))]);
  const scripts = asked.filter((link) => !isStyle(link));
  const [own] = await Promise.all(scripts.map((link) => run<T>(link)));
  return own ?? load();
}

/**
 * The address of a file that is written relative to `base`. Of styles it is that of their copy in `@layer vitrin`, where the
 * page asks for that by `data-css-layer` on our script tag (contract §1).
 */
export const hrefOf = (file: string, base: string): string => {
  // Of styles alone: a page without the attribute is looked through as a whole.
  const isLayered = file.endsWith('.css') && dom.querySelector('[data-css-layer]');
  return new URL(isLayered ? file.replace(/css$/, 'layer.css') : file, base).href;
};

/** Takes away what was asked for. What is still on its way counts as failed. */
export function forgetFiles(): void {
  for (const link of askedFor().values()) {
    tell(link, 'error');
    link.remove();
  }
}

/**
 * What the document has of us, by address. Of the head alone, as all of a long page would be looked through; and by the attribute, as browsers
 * resolve the property each time that it is read.
 */
const askedFor = () =>
  new Map(
    [...dom.head.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)].map((link) => [link.getAttribute('href'), link] as const),
  );

// `Event` is MooTools' own where a page has that.
const tell = (link: HTMLLinkElement, outcome: 'load' | 'error') => link.dispatchEvent(new CustomEvent(outcome));

const isStyle = ({ rel }: HTMLLinkElement) => rel === 'stylesheet';

/** Asks for files that the document does not have, and again for what has failed. Answers with a link for each, which hears `load` or `error`. */
export function ask(hrefs: readonly string[]): HTMLLinkElement[] {
  const known = askedFor();
  let nonce: string | undefined;
  return hrefs.map((href) => {
    const before = known.get(href);
    if (before?.getAttribute(MARK) === 'error') askAgain(before);
    return before ?? addLink(href, (nonce ??= ownNonce()));
  });
}

/**
 * Whether a module may be asked for again that failed to come: in Chromium from 156 on, and no browser says so. Then a `modulepreload`
 * is safe, and what it asks for is compiled beside the page, as it comes; after a plain preload, in the page's own time.
 */
const forgetsFailures = () => Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]) >= 156;

function addLink(href: string, nonce: string): HTMLLinkElement {
  const link = dom.createElement('link');
  // The page's policy allows a preload as it allows the script.
  if (href.endsWith('.css')) link.rel = 'stylesheet';
  else if (forgetsFailures()) link.rel = 'modulepreload';
  else {
    link.rel = 'preload';
    link.as = 'script';
  }
  // As module scripts are fetched, or the browser would fetch the file twice.
  link.crossOrigin = '';
  link.nonce = nonce;
  link.href = href;
  link.setAttribute(MARK, '');
  dom.head.append(link);
  return link;
}

/**
 * Asks for a script again: not by a preload, as Chromium would answer with the one that failed. From another origin the
 * page's policy need not allow it; there `import()` asks, which most browsers do once.
 */
function askAgain(link: HTMLLinkElement): void {
  const isOurs = link.href.startsWith(`${location.origin}/`);
  link.setAttribute(MARK, isOurs ? '' : 'load');
  if (!isOurs) return;
  const request = new XMLHttpRequest();
  request.onloadend = () => tell(link, request.status === 200 ? 'load' : 'error');
  request.open('GET', link.href);
  request.send();
}

/** Waits for a file; rejects where it fails, or has failed by now. */
async function there(link: HTMLLinkElement): Promise<void> {
  const outcome = link.getAttribute(MARK);
  if (outcome === 'error') throw new Error(link.href);
  if (outcome) return;
  await new Promise<void>((resolve, reject) => {
    const answered = new AbortController();
    const { signal } = answered;
    const settle = ({ type }: Event) => {
      answered.abort();
      link.setAttribute(MARK, type);
      if (type === 'load') resolve();
      else {
        if (isStyle(link)) link.remove();
        reject(new Error(link.href));
      }
    };
    link.addEventListener('load', settle, { signal });
    link.addEventListener('error', settle, { signal });
    after(PATIENCE, signal, () => tell(link, 'error'));
  });
}

/** Runs scripts one after the other, each once it is there. */
async function runInTurn(links: readonly HTMLLinkElement[]): Promise<void> {
  for (const link of links) {
    await there(link);
    await run(link);
  }
}

/**
 * Runs a script, once. Chromium answers the first `import()` with a preload that failed before, and asks with the second.
 * But only the first says what is wrong with a file, and that once: later ones give undefined in WebKit.
 *
 * What came and is no script (cut short, or a page in its place) browsers keep for good, but at its address alone: it is asked for at
 * another. That helps where no other chunk imports it.
 * @returns what it exports where it came from there, else undefined
 * @throws Error why it cannot be run, each time.
 */
async function run<T>(link: HTMLLinkElement): Promise<T | undefined> {
  const { href } = link;
  try {
    const module: unknown = await import(/* @vite-ignore */ href).catch((reason: unknown) => {
      if (link.getAttribute(MARK) === 'load') link.setAttribute(MARK, String(reason));
      return import(/* @vite-ignore */ href) as Promise<unknown>;
    });
    if (module) return undefined;
    throw new Error();
  } catch {
    const reason = link.getAttribute(MARK) ?? '';
    // Not written into the import: Vite would take it for a file of the build.
    const other = `${href}?r=${Date.now()}`;
    const isNone = reason.startsWith('SyntaxError');
    const module: unknown = isNone && (await import(/* @vite-ignore */ other).catch(() => undefined));
    if (!module) throw new Error(reason);
    return module as T;
  }
}
