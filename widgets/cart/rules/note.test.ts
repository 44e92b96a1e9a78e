import { expect, it } from 'vitest';
import { orderNote } from './note';

it.each([
  [null, 'Sipariş notu yok'],
  ['', 'Sipariş notu yok'],
  [' \n ', 'Sipariş notu yok'],
  [' Acele \n', 'Acele'],
])('the note %j is sent as %j', (note, sent) => {
  expect(orderNote(note)).toBe(sent);
});
