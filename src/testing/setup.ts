import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { setMaxListeners } from 'node:events';
import { promisify } from 'node:util';
import { afterEach, expect, vi } from 'vitest';
import { leavePage } from './page';
import { completeDialogs } from './dialog';
import { rememberKinds } from './styles';

// Kept as it is, for tests put other clocks into its place.
const nextTask = promisify(setImmediate);

// A busy machine takes its time to load a widget's code; nothing here is timed.
// Waiting asks again and again, and each refusal would print the page anew: what is read there says enough.
configure({
  asyncUtilTimeout: 60_000,
  // What stands in the store is rendered at once, a component's own state a task later: a test that waited looks at both.
  asyncWrapper: async (wait) => {
    const found: unknown = await wait();
    await nextTask();
    return found;
  },
  getElementError: (message, container) => new Error(`${message ?? ''}\n\nThe page reads: ${readText(container)}`),
});
// All of a run listens to its one end; Node takes more than ten listeners for a leak. Leaks are looked for by src/runtime/stop.test.ts.
setMaxListeners(0);
completeDialogs();
// jsdom lays nothing out: nothing stands anywhere, and what is hidden is hidden by its attribute.
Document.prototype.elementsFromPoint = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = function isSeen() {
  return !this.closest('[hidden]');
};
window.getComputedStyle = rememberKinds(window);
// It has no idle time to tell of either: a page is idle in the next task, and no test waits as long as Safari, which has none, does.
window.requestIdleCallback = (go) => setTimeout(go);
window.cancelIdleCallback = clearTimeout;
// No size ever changes.
const unsized = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
window.ResizeObserver = function ResizeObserver() {
  return unsized;
} as unknown as typeof ResizeObserver;
// Nor does it know what a visitor prefers.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

afterEach(() => {
  // Of a test that has failed, too: with its clock all after it would wait without end.
  vi.useRealTimers();
  // Before the page is left, as leaving the page closes the stand-in: what it gives back must not be covered by a global that it had replaced.
  vi.unstubAllGlobals();
  const unhandled = leavePage();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(unhandled, 'requests that the stand-in does not know').toEqual([]);
});

/** A whole document has no text of its own. */
const readText = (within: Node) => (within.textContent ?? document.body.textContent).replace(/\s+/g, ' ').slice(0, 2000);
