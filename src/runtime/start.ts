import { emit } from '@/host/events';
import type { Registry } from '../../registry/entry';
import baseStyles from './base.css?url';
import { createContainers } from './containers';
import { createGlobal } from './global';
import { observeContainers } from './observe';
import { listenToOpeners } from './openers';

/**
 * Starts Vitrin on this page. A second start, by a second script of this or of another version, changes nothing:
 * the first one has the page, its store and its containers.
 */
export function start(registry: Registry): void {
  if (window.vitrin) {
    if (window.vitrin.version !== __VITRIN_VERSION__) {
      console.warn(`[vitrin] version ${__VITRIN_VERSION__} was loaded, but ${window.vitrin.version} already runs this page.`);
    }
    return;
  }
  const containers = createContainers(registry, linkBaseStyles);
  let settleReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    settleReady = resolve;
  });
  window.vitrin = createGlobal(containers, ready);
  listenToOpeners(containers, window.vitrin);
  if (/[?&]vitrin-inspect/.test(location.search)) window.vitrin.inspect();

  const begin = () => {
    const found = containers.mount(document);
    observeContainers(containers);
    void Promise.all(found.map(({ settled }) => settled)).then(() => {
      settleReady();
      emit(document, 'vitrin:ready', {});
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

function linkBaseStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = baseStyles;
  document.head.append(link);
}
