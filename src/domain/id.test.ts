import { expect, it } from 'vitest';
import { isId } from './id';

it.each([7, 0, '7', 'OZEL-7', '...', 'a.b'])('takes %j as an id', { tags: ['D-12'] }, (value) => {
  expect(isId(value)).toBe(true);
});

it.each(['', '.', '..', 'constructor', '__proto__', NaN, Infinity, 2 ** 53, 1.5, null, undefined, {}, true])(
  'takes %j as none: it would lead elsewhere',
  { tags: ['D-12'] },
  (value) => {
    expect(isId(value)).toBe(false);
  },
);
