import { createContainerLog } from '@/runtime/page/log';
import type { Widget } from '@/page/container/widget';
import { loadTexts } from '../../registry/texts';
import type { Shell } from '@/shell';
import type { LazySlice } from '@/data/store';
import { describe, make, type Described } from './plain';
import { noteRowRenders, takeRowRenders, watchRenders } from './renders';

watchRenders();

/** What tools/bench.mjs calls in the page. */
export interface Bench {
  /** Milliseconds from mount to paint of the widget with all its rows. */
  widget(): Promise<number>;
  /** The same of the same elements, made with plain DOM calls. */
  plain(): Promise<number>;
  /** Rows rendered by one press of + in one row. */
  rowsForOneChange(): Promise<number>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

let shell: Shell;
let productList: Widget<LazySlice>;
let described: Described | null = null;
let runs = 0;

/** React must not be loaded before its renders are noted. */
async function prepare(): Promise<void> {
  ({ default: productList } = await import('../../widgets/product-list'));
  const { startShell } = await import('@/shell');
  shell = await startShell(await loadTexts('base', 'tr'), {
    ending: new AbortController().signal,
    log: createContainerLog(),
    followers: new Set(),
    beginAnew: () => undefined,
    wake: () => false,
  });
}

function newContainer(): { container: HTMLElement; root: HTMLElement } {
  const container = document.createElement('div');
  container.dataset.widget = 'product-list';
  container.dataset.path = `/bench-${(runs += 1)}`;
  const data = document.getElementById('list')?.cloneNode(true);
  if (data instanceof Element) {
    data.removeAttribute('id');
    container.append(data);
  }
  // As the runtime has it until the widget shows.
  const root = document.createElement('div');
  root.hidden = true;
  container.append(root);
  document.body.replaceChildren(container);
  return { container, root };
}

/** Resolves when what is in the document now has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(null);
    });
  });
}

const rowsIn = (root: HTMLElement) => root.querySelectorAll('tbody .vt-list-rows__row').length;

/** How many rows the page is asked for. */
const wanted = () => Number(location.pathname.split('/').at(-1));

let unmount: () => void = () => undefined;

window.bench = {
  async widget() {
    unmount();
    const { container, root } = newContainer();
    await painted();
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      unmount = shell.mount({
        container,
        root,
        widget: productList,
        texts: null,
        onShown: () => {
          root.hidden = false;
          resolve();
        },
        onReady: () => undefined,
        onFailed: (_, message) => {
          reject(new Error(message));
        },
      });
    });
    // Rows come slice by slice; above 500 those about the window alone are in the document.
    while (rowsIn(root) < Math.min(wanted(), wanted() > 500 ? 24 : Infinity)) await painted();
    // The last slice may have come behind the frame that was waited for.
    await painted();
    const duration = performance.now() - start;
    // Once: what it leaves behind would be collected in the middle of the next run.
    described ??= describe(root);
    return duration;
  },
  async plain() {
    unmount();
    unmount = () => undefined;
    const { root } = newContainer();
    await painted();
    const start = performance.now();
    if (!described) throw new Error('the widget comes first');
    root.replaceWith(make(described));
    await painted();
    return performance.now() - start;
  },
  async rowsForOneChange() {
    await window.bench.widget();
    noteRowRenders();
    // A picture that fails renders its row again by itself.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // A box whose stock is used up refuses the press and changes nothing.
    for (const box of document.querySelectorAll('.vt-quantity')) {
      takeRowRenders();
      box.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
      await painted();
      const rows = takeRowRenders();
      if (rows > 0) return rows;
    }
    return 0;
  },
};

await prepare();
document.documentElement.dataset.bench = 'ready';
