import { screen } from '@testing-library/dom';
import { promisify } from 'node:util';

// Kept as it is, for tests put other clocks into its place.
const nextTask = promisify(setImmediate);

/**
 * The alerts of the page, once all that was told by now stands. What shows messages is code of its own, which is asked for
 * anew with each first one: who looks at once sees none, whatever was told.
 */
export async function alertsByNow(): Promise<readonly HTMLElement[]> {
  await import('@/shell/toasts/host');
  await nextTask();
  return screen.queryAllByRole('alert');
}
