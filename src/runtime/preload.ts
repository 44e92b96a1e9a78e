import { dom } from './page/dom';

/** On our links; its value says whether a stylesheet is there. What is asked for stands in the document and nowhere else. */
const MARK = 'data-vitrin-file';
/** On the link of a script that could not be run: why, as the browser said it. */
const FAILURE = 'data-vitrin-failure';

/** Told at the document's head whenever a chunk is loaded; `detail` is the addresses of all that it needs. For the inspector. */
export const FILES_ASKED = 'vitrin-files';

/**
 * Stands in for the helper that Vite wraps around a dynamic import, with a third of its weight: asks for the files
 * that a chunk needs all at once, and runs `load` when their styles are there. A stylesheet that fails rejects, and is
 * asked for again the next time. `base` is the address of the importing chunk.
 *
 * The scripts among them run one by one, each in a task of its own: run together with the chunk that imports them, React
 * and ours would hold an old computer up for several frames.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = [], base = ''): Promise<T> {
  const hrefs = files.map((file) => new URL(file, base).href);
  dom.head.dispatchEvent(new CustomEvent(FILES_ASKED, { detail: hrefs }));
  const asked = hrefs.map((href) => find(href) ?? append(href));
  await Promise.all(asked.flatMap((link) => (isStyle(link) ? there(link) : [])));
  // A chunk stands before those that it imports.
  for (const link of asked.filter((each) => !isStyle(each)).reverse()) await run(link);

  const failure = failureOf(asked);
  const chunk = await load().catch((reason: unknown) => {
    throw failure ?? reason;
  });
  if (chunk === undefined && failure) throw failure;
  for (const link of asked) link.removeAttribute(FAILURE);
  return chunk;
}

/** Takes away what was asked for. A stylesheet that is still on its way counts as failed. */
export function forgetFiles(): void {
  for (const link of links()) {
    link.dispatchEvent(new Event('error'));
    link.remove();
  }
}

const links = () => [...dom.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)];

const find = (href: string) => links().find((link) => link.href === href);

const isStyle = ({ rel }: HTMLLinkElement) => rel === 'stylesheet';

function append(href: string): HTMLLinkElement {
  const link = dom.createElement('link');
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  // As module scripts are fetched, or the browser would fetch the file twice.
  link.crossOrigin = '';
  link.href = href;
  link.setAttribute(MARK, '');
  if (isStyle(link)) {
    link.onload = () => {
      link.setAttribute(MARK, 'there');
    };
    link.onerror = () => {
      link.remove();
    };
  }
  dom.head.append(link);
  return link;
}

/** Waits for a stylesheet. */
function there(link: HTMLLinkElement): Promise<void> {
  if (link.getAttribute(MARK)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      reject(new Error(`cannot load ${link.href}`));
    });
  });
}

/**
 * Runs a script, once. One that cannot be run rejects nothing here: `load` runs it as well. But only the first `import()`
 * says what is wrong with a file: a second one gives undefined in WebKit, which nobody could make anything of.
 */
async function run(link: HTMLLinkElement): Promise<void> {
  await import(/* @vite-ignore */ link.href).catch((reason: unknown) => {
    link.setAttribute(FAILURE, String(reason));
  });
}

/** Why the first of them that could not be run could not. */
function failureOf(files: readonly HTMLLinkElement[]): Error | undefined {
  const [failure] = files.flatMap((link) => link.getAttribute(FAILURE) ?? []);
  return failure === undefined ? undefined : new Error(failure);
}
