import { expect, it, vi } from 'vitest';
import { isPlainClick, stayOnRepeatedClick } from './plainClick';

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

it('leads nowhere by the second click of a double one, which the first may have made another link', () => {
  const prevented = [0, 1, 2, 3].map((detail) => {
    const preventDefault = vi.fn();
    stayOnRepeatedClick({ detail, preventDefault });
    return preventDefault.mock.calls.length;
  });
  expect(prevented).toEqual([0, 0, 1, 1]);
});
