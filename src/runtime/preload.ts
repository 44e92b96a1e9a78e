/** Stylesheets that are asked for, by address: each is linked once. */
const styles = new Map<string, Promise<void>>();
/** Scripts that are asked for, by address. */
const scripts = new Set<string>();
/** Those that have run, or are about to. */
const run = new Map<string, Promise<unknown>>();
/** Why a script could not be run, the last time that the browser said it. */
const reasons = new Map<string, Error>();

/** The addresses of the last call: how the inspector learns which files a widget needs. */
export let latest: readonly string[] = [];

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
  latest = hrefs;
  await Promise.all(hrefs.flatMap((href) => ask(href) ?? []));
  // A chunk stands before those that it imports.
  for (const href of hrefs.reverse()) {
    if (scripts.has(href)) await runOf(href);
  }
  const reason = () => hrefs.map((href) => reasons.get(href)).find((known) => known !== undefined);
  const chunk = await load().catch((failure: unknown) => { throw reason() ?? failure; });
  const silent = chunk === undefined ? reason() : undefined;
  if (silent) throw silent;
  for (const href of hrefs) reasons.delete(href);
  return chunk;
}

/**
 * A script that cannot be run rejects nothing here: `load` runs it as well. But only the first `import()` says what is
 * wrong with a file: a second one gives undefined in WebKit, which nobody could make anything of.
 */
function runOf(href: string): Promise<unknown> {
  const known = run.get(href) ?? import(/* @vite-ignore */ href).catch((reason: unknown) => {
    reasons.set(href, reason instanceof Error ? reason : new Error(String(reason)));
    run.delete(href);
  });
  run.set(href, known);
  return known;
}

function ask(href: string): Promise<void> | undefined {
  if (href.endsWith('.css')) {
    const known = styles.get(href) ?? linked(href);
    styles.set(href, known);
    return known;
  }
  if (!scripts.has(href)) link('modulepreload', href);
  scripts.add(href);
  return undefined;
}

function linked(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = link('stylesheet', href);
    element.onload = () => { resolve(); };
    element.onerror = () => {
      styles.delete(href);
      element.remove();
      reject(new Error(`cannot load ${href}`));
    };
  });
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  // As module scripts are fetched, or the browser would fetch the file twice.
  element.crossOrigin = '';
  element.href = href;
  document.head.append(element);
  return element;
}
