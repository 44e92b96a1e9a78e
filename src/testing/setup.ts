import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, expect, vi } from 'vitest';
import { leavePage } from './page';
import { completeDialogs } from './dialog';

// A busy machine takes its time to load a widget's code; nothing here is timed.
configure({ asyncUtilTimeout: 30_000 });
completeDialogs();
// jsdom lays nothing out: nothing stands anywhere.
Document.prototype.elementsFromPoint = () => [];
// No size ever changes.
const unsized = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
window.ResizeObserver = function ResizeObserver() {
  return unsized;
} as unknown as typeof ResizeObserver;
// Nor does it know what a visitor prefers.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

afterEach(() => {
  const unhandled = leavePage();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(unhandled, 'requests that the stand-in does not know').toEqual([]);
});
