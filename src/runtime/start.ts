import type { Vitrin } from '@/contract/vitrin';
import { createContainerLog } from './page/log';
import { dom } from './page/dom';
import { emit } from './page/events';
import { after, type Run } from './page/run';
import { say } from './page/say';
import type { Bundle } from './bundle';
import baseStyles from './base.css?url';
import { claim, release, RUNNING } from './claim';
import { createContainers } from './containers';
import { createGlobal } from './global';
import { createInspect } from './inspect';
import { createLoader } from './loader';
import { observeContainers } from './observe';
import { listenToOpeners } from './openers';
import { ask, forgetFiles, hrefOf } from './preload';

/** Vitrin on a page. */
export interface Started {
  /** The script API of the one that runs the page. */
  readonly vitrin: Vitrin;
  /**
   * Leaves the page as it was before the start: containers as their authors wrote them, no listener, observer, timer or
   * channel of ours, no element and no `window.vitrin`. Calls that wait for their turn are not made. What the visitor's
   * browser keeps (storage, entries of the history) stays.
   */
  stop(): void;
}

/**
 * Starts Vitrin on this page. A second start, by a second script of this or of another version, changes nothing, and
 * has nothing to stop: the first one has the page, its store and its containers.
 */
export function start(bundle: Bundle): Started {
  const first = window[RUNNING];
  if (first) {
    if (first.version !== __VITRIN_VERSION__) {
      say('warn', `[vitrin] version ${__VITRIN_VERSION__} was loaded, but ${first.version} already runs this page.`);
    }
    return { vitrin: first, stop: () => undefined };
  }
  const controller = new AbortController();
  const { signal: ending } = controller;
  const run: Run = {
    ending,
    log: createContainerLog(),
    followers: new Set(),
    beginAnew(all) {
      // First: who is taken over anew asks for another at once.
      if (all) loader.forgetShell();
      containers.sweep((mounted) => all || !mounted.isReady());
    },
    wake: (widget) => containers.wake(widget),
  };
  const loader = createLoader(run, bundle);
  let styles: HTMLLinkElement | undefined;
  const containers = createContainers(bundle.registry, run, loader, () => {
    // Where the document does not have them, or no longer.
    if (styles?.isConnected) return;
    loader.forgetWidgets();
    [styles] = ask([hrefOf(baseStyles, location.href)]);
  });
  const { followers } = run;
  const follow = () => {
    // Before there is a shell nothing but the first paint can be out of date.
    if (followers.size === 0) run.beginAnew(false);
    for (const each of followers) each();
  };
  const inspect = createInspect(run, bundle);
  let settleReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    settleReady = resolve;
  });
  const vitrin = createGlobal({ containers, loader, ready, refresh: follow, inspect, ending });
  claim(vitrin);
  listenToOpeners(containers, vitrin, ending);
  if (/[?&]vitrin-inspect/.test(location.search)) inspect(false);

  const begin = () => {
    containers.mount(document);
    observeContainers(containers, follow, ending);
    // Those as well that a script of the page has mounted before.
    void containers.settled().then(() => {
      settleReady();
      if (!ending.aborted) emit(document, 'vitrin:ready', {});
    });
  };
  if (dom.readyState === 'loading') dom.addEventListener('DOMContentLoaded', begin, { once: true, signal: ending });
  // The task that runs a page's scripts ends with its first layout: in one piece with that, an old computer would answer nobody.
  else if (dom.readyState === 'complete') begin();
  else after(0, ending, begin);

  return {
    vitrin,
    stop() {
      release(vitrin);
      // React's roots go while the store and the page's services are still there.
      containers.stop();
      controller.abort();
      forgetFiles();
    },
  };
}
