import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePage } from './page';
import { completeDialogs } from './dialog';
import { trackConnections } from './connections';

completeDialogs();

beforeEach(() => {
  trackConnections();
});

afterEach(() => {
  const unhandled = leavePage();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
  expect(unhandled, 'requests that the stand-in does not know').toEqual([]);
});
