import type { Vitrin } from '@/contract/vitrin';
import { emit } from '@/host/events';
import type { Registry } from '../../registry/entry';
import baseStyles from './base.css?url';
import { claim, running } from './claim';
import { createContainers } from './containers';
import { createGlobal } from './global';
import { observeContainers } from './observe';
import { listenToOpeners } from './openers';

/**
 * Starts Vitrin on this page. A second start, by a second script of this or of another version, changes nothing:
 * the first one has the page, its store and its containers. Answers with the script API of the one that runs.
 */
export function start(registry: Registry): Vitrin {
  const first = running();
  if (first) {
    if (first.version !== __VITRIN_VERSION__) {
      console.warn(`[vitrin] version ${__VITRIN_VERSION__} was loaded, but ${first.version} already runs this page.`);
    }
    return first;
  }
  const containers = createContainers(registry, linkBaseStyles);
  let settleReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    settleReady = resolve;
  });
  const vitrin = createGlobal(containers, ready);
  claim(vitrin);
  listenToOpeners(containers, vitrin);
  if (/[?&]vitrin-inspect/.test(location.search)) vitrin.inspect();

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
  return vitrin;
}

function linkBaseStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = baseStyles;
  document.head.append(link);
}
