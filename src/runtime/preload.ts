/** Stylesheets that are asked for, by address: each is linked once. */
const styles = new Map<string, Promise<void>>();
const scripts = new Set<string>();

/**
 * Stands in for the helper that Vite wraps around a dynamic import, with a third of its weight: asks for the files
 * that a chunk needs all at once, and runs `load` when their styles are there. A stylesheet that fails rejects, and is
 * asked for again the next time. `base` is the address of the importing chunk.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = [], base = ''): Promise<T> {
  const styled = files.flatMap((file) => ask(new URL(file, base).href) ?? []);
  await Promise.all(styled);
  return load();
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
