import { describe, expect, it } from 'vitest';
import { readJson } from './json';

describe('JSON with a mistake', () => {
  it.each([
    ['a comma after the last field', '{\n  "a": 1,\n}', 'line 3, column 1'],
    [
      'a comma after the last entry, far from both ends',
      `{\n  "list": [1, 2, ],\n  "more": "than ten characters"\n}`,
      'line 2, column 18',
    ],
    ['a comma after the last entry, at the end', '{ "list": [1, 2, 3, 4, 5, 6, ]}', 'line 1, column 30'],
    ['a word at the beginning', 'undefined, which is no JSON', 'line 1, column 1'],
    ['a quote that is missing', '{ "name": "Vida }', 'line 1, column 18'],
  ])('is told with its place: %s', (_, text, place) => {
    const reading = readJson(text);
    expect(reading.ok ? '' : reading.reason).toContain(`in ${place} of the JSON`);
  });

  it('is told without a place where none can be known', () => {
    expect(readJson('[1, 2,, 3]')).toMatchObject({ ok: false, reason: expect.stringContaining('not valid JSON') as string });
  });
});
