import { expect, it } from 'vitest';
import { isPlainClick } from './plainClick';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('takes a click of the first button alone for ours', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
});

it.each([{ button: 1 }, { button: 2 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a click with %j to the browser',
  (change) => {
    expect(isPlainClick({ ...PLAIN, ...change })).toBe(false);
  },
);
