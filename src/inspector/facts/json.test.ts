import { describe, expect, it, vi } from 'vitest';
import { tr } from '../words/tr';
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

  it('is told with its place behind the mark of an included file, which is none', () => {
    expect(readJson('\n\uFEFF{ "a": 1 }')).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson('\n\uFEFF{ "a": 1, }')).toMatchObject({ reason: expect.stringContaining('line 2, column 12') as string });
  });

  it('is told without a place where none can be known', () => {
    expect(readJson('[1, 2,, 3]')).toMatchObject({ ok: false, reason: expect.stringContaining('not valid JSON') as string });
  });

  it.each([
    ['{ "a": 1, }', "burada çift tırnak içinde bir ad olmalı; JSON'un 1. satırı, 11. sütunu"],
    ['{ a: 1 }', 'bir ad olmalı'],
    ["{ 'a': 1 }", 'bir ad olmalı'],
    ['{ "a" 1 }', 'iki nokta (:) eksik'],
    ['{ "a": 1 "b": 2 }', 'virgül ya da kapanış ayracı eksik'],
    ['[1 2]', 'virgül ya da kapanış ayracı eksik'],
    ['[1, 2,, 3]', ', burada duramaz'],
    ['{ "a": evet, "b": "on karakterden uzun" }', 'e burada duramaz'],
    ['{ "a": "x', 'kapanış tırnağı yok'],
    ['{ "a": "x\ny" }', 'denetim karakteri'],
    ['{ "a": "\\x" }', 'ters eğik çizgi'],
    ['{ "a": 1 } x', 'sonundan sonra'],
    ['{ "a": 1.}', 'bir sayı'],
    ['{ "a": -}', 'bir sayı'],
    ['', 'erken bitiyor'],
    ['undefined', 'JSON değil'],
  ])('is told in Turkish: %j', (text, what) => {
    const reading = readJson(text, tr);
    expect(reading.ok ? '' : reading.reason).toContain(what);
    expect(reading.ok ? '' : reading.reason).not.toMatch(/expected|valid|unterminated|line|column|\bin\b/i);
  });

  it.each([
    [
      "JSON.parse: expected property name or '}' at line 3 column 1 of the JSON data",
      "bir ad olmalı; JSON'un 3. satırı, 1. sütunu",
    ],
    ['JSON.parse: unexpected character at line 1 column 1 of the JSON data', "burada duramaz; JSON'un 1. satırı, 1. sütunu"],
    ["JSON Parse error: Expected '}'", 'kapanış ayracı eksik'],
    ["JSON Parse error: Unrecognized token '''", "' burada duramaz"],
    ['JSON Parse error: Unexpected identifier "evet"', 'evet burada duramaz'],
    ['JSON Parse error: Property name must be a string literal', 'bir ad olmalı'],
    ['what no browser says today', 'what no browser says today'],
  ])('is told in Turkish in other browsers: %s', (said, what) => {
    vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new SyntaxError(said);
    });
    const reading = readJson('{', tr);
    expect(reading.ok ? '' : reading.reason).toContain(what);
  });
});
