import { describe, expect, it } from 'vitest';
import { readJson } from '../json';

describe('a typed JSON', () => {
  it.each([
    ['{ "a": [1, "<b>"] }', { a: [1, '<b>'] }],
    ['', undefined],
    ['  \n', undefined],
  ])('%j is read', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'virgül bekleniyor'],
    ['{\n  "a": ,\n}', 2, 8, 'bir değer bekleniyor'],
    ['{ "a": 1,\n  b: 2 }', 2, 3, 'burada böyle bir sözcük olamaz'],
    ['{ "a": "açık\n }', 1, 8, 'metnin kapanan tırnağı yok'],
    ['{ "a": { "b": 1 }', 1, 18, 'kapanan } bekleniyor'],
    ['{ "a": 1, }', 1, 11, 'tırnak içinde bir alan adı bekleniyor'],
    ['{} {}', 1, 4, 'buradan sonra bir şey olmamalı'],
    ['{ // not\n "a": 1 }', 1, 3, 'JSON’da açıklama olmaz'],
    ['[1, 2]', 1, 1, 'bir nesne bekleniyor: { … }'],
    ['{\u00a0"a": 1 }', 1, 2, 'burada böyle bir sözcük olamaz'],
  ])('%j is told where it breaks off', (text, line, column, why) => {
    expect(readJson(text)).toEqual({ ok: false, problem: { line, column, text: why } });
  });
});
