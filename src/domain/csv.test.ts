import { expect, it } from 'vitest';
import { writeCsv } from './csv';

it('writes what every Excel reads, and what stands in a cell as that cell alone', { tags: ['D-61'] }, () => {
  expect(
    writeCsv([
      ['Kod', '3/4" vida'],
      ['A;1', 'iki\nsatır'],
    ]),
  ).toBe('\uFEFFKod;"3/4"" vida"\r\n"A;1";"iki\nsatır"\r\n');
});

it.each(['=1+1', '+90 532', '-5', '@A1', '\t=1'])('makes no formula of %j', { tags: ['D-61'] }, (text) => {
  expect(writeCsv([[text, `Vida ${text.trim()}`]])).toBe(`\uFEFF'${text};Vida ${text.trim()}\r\n`);
});
