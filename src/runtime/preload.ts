import { dom } from './page/dom';
import { after } from './page/run';

/**
 * On our links; its value says what became of the file: `load`, `error`, or why it came and could not be run. What is
 * asked for stands in the document and nowhere else.
 */
const MARK = 'data-vitrin-file';

/** Told at the document's head whenever a chunk is loaded; `detail` is the addresses of all that it needs. For the inspector. */
export const FILES_ASKED = 'vitrin-files';

/** Milliseconds after which a file that has not come counts as failed. A script that comes later is there all the same. */
const PATIENCE = 20_000;
/** Milliseconds in which a browser tells of a refusal by the page's policy, which it does after the fetch has failed. */
const REFUSAL = 100;
/** How each of our chunks ends, and neither one that was cut short nor a page in its place (`e2e/release.test.ts`). */
const WHOLE = /\bexport\s*\{[^{}]*\};?\s*$/;

/**
 * Stands in for the helper that Vite wraps around a dynamic import, with a third of its weight: asks for the files
 * that a chunk needs all at once, and runs `load` when they are there. One that fails rejects, and is
 * asked for again the next time. `base` is the address of the importing chunk.
 *
 * A script is not imported before it is there: most browsers keep a failed `import()` for good.
 *
 * The scripts run one by one, each in a task of its own: run together with the chunk that imports them, React
 * and ours would hold an old computer up for several frames.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = [], base = ''): Promise<T> {
  const hrefs = files.map((file) => new URL(file, base).href);
  dom.head.dispatchEvent(new CustomEvent(FILES_ASKED, { detail: hrefs }));
  const asked = hrefs.map(ask);
  await Promise.all(asked.map(there));
  // A chunk stands before those that it imports.
  for (const link of asked.filter(({ rel }) => rel !== 'stylesheet').reverse()) await run(link);
  return load();
}

/** Takes away what was asked for. What is still on its way counts as failed. */
export function forgetFiles(): void {
  for (const link of links()) {
    tell(link, 'error');
    link.remove();
  }
}

const links = () => [...dom.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)];

const tell = (link: HTMLLinkElement, outcome: 'load' | 'error') => link.dispatchEvent(new Event(outcome));

/** Asks for a file, once; again where that has failed. Its link hears `load` or `error`. */
function ask(href: string): HTMLLinkElement {
  const before = links().find((link) => link.href === href);
  if (before && before.getAttribute(MARK) !== 'error') return before;
  before?.remove();

  const link = dom.createElement('link');
  const settled = new AbortController();
  const settle = ({ type }: Event) => {
    settled.abort();
    link.setAttribute(MARK, type);
    if (type === 'error' && link.rel === 'stylesheet') link.remove();
  };
  link.addEventListener('load', settle);
  link.addEventListener('error', settle);
  link.setAttribute(MARK, '');
  // As module scripts are fetched, or the browser would fetch the file twice.
  link.crossOrigin = '';
  link.href = href;
  if (href.endsWith('.css')) link.rel = 'stylesheet';
  else if (before || href.startsWith(`${location.origin}/`))
    void fetchScript(link, before ? 'reload' : 'default', settled.signal);
  else {
    // The page's policy need not allow a fetch from elsewhere. Unlike a modulepreload, this one can fail without harm.
    link.rel = 'preload';
    link.as = 'script';
  }
  after(PATIENCE, settled.signal, () => tell(link, 'error'));
  dom.head.append(link);
  return link;
}

/** Brings a script into the browser's cache, from where `import()` takes it; with `reload` past what may be wrong there. */
async function fetchScript(link: HTMLLinkElement, cache: RequestCache, settled: AbortSignal): Promise<void> {
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI }) => {
      // Left to `import()`, which the policy allows.
      if (blockedURI === link.href) tell(link, 'load');
    },
    { signal: settled },
  );
  try {
    const answer = await fetch(link.href, { cache });
    tell(link, answer.ok && WHOLE.test(await answer.text()) ? 'load' : 'error');
  } catch {
    after(REFUSAL, settled, () => tell(link, 'error'));
  }
}

/** Waits for a file. */
function there(link: HTMLLinkElement): Promise<unknown> {
  if (link.getAttribute(MARK)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      reject(new Error(`cannot load ${link.href}`));
    });
  });
}

/**
 * Runs a script, once. Chromium answers the first `import()` with a preload that failed before, and asks with the second.
 * But only the first says what is wrong with a file, and that once: later ones give undefined in WebKit.
 * @throws Error why it cannot be run, each time.
 */
async function run(link: HTMLLinkElement): Promise<void> {
  const { href } = link;
  const module: unknown = await import(/* @vite-ignore */ href)
    .catch((reason: unknown) => {
      link.setAttribute(MARK, String(reason));
      return import(/* @vite-ignore */ href);
    })
    .catch(() => undefined);
  if (!module) throw new Error(link.getAttribute(MARK) ?? '');
  link.setAttribute(MARK, 'load');
}
