import { describe, expect, it } from 'vitest';
import { readSheet } from './sheet';
import { readPasted, WANTED } from '../tests/pasted';

describe('a pasted message', () => {
  it.each([
    ['a message with several in a line', '5 adet HRD-12, 10 adet HRD-13'],
    ['messages with their sender', '[27.11.2026 10:12] Ali: HRD-12 5 adet\n[10:13, 27.11.2026] +90 532 1: HRD-13 10 adet'],
    [
      'messages of a chat with twelve hours',
      '[27.11.2026, 10:12:33 AM] Ali: HRD-12 5 adet\n[27.11.2026 ÖS 1:13] Ali: HRD-13 10 adet',
    ],
    ['an exported chat', '27.11.2026 10:12 - Ali: HRD-12 5 adet\n11/27/26, 1:13 PM - Ali: HRD-13 10 adet'],
    ['several in a line by semicolons', 'HRD-12 5 adet; HRD-13 10 adet'],
    ['a comma at each end', 'HRD-12 5 adet,\nHRD-13 10 adet,'],
    ['a comma in one line and none in the other', 'HRD-12, 5 adet\n- HRD-13 10 adet'],
    ['a mail that was answered', '> HRD-12 5 adet\n>> HRD-13 10 adet'],
    ['list marks', '- HRD-12 5 adet\n* HRD-13 10 adet'],
    ['numbers before the lines', '1. HRD-12 5 adet\n2. HRD-13 10 adet'],
    ['numbers before several in a line', '11. HRD-12 5 adet, 12) HRD-13 10 adet'],
    ['the marks of a list in Word', '•\tHRD-12 5 adet\n•\tHRD-13 10 adet'],
    ['the numbers of a list in Word', '1)\tHRD-12 5 adet\n2)\tHRD-13 10 adet'],
    ['a count before the lines', '1 HRD-12 5 adet\n2 HRD-13 10 adet'],
    ['a count with dashes', '1- HRD-12 5 adet\n  \n2- HRD-13 10 adet'],
    ['a tab that indents some lines', 'HRD-12 5 adet\n\tHRD-13 10 adet'],
    ['lines far apart', 'HRD-12;5;adet\n\n\n\nHRD-13;10;adet\n\n'],
    ['each amount in a line of its own', 'HRD-12\n5 adet\nHRD-13\n10 adet'],
    ['each amount in a line above its code', '5 adet\nHRD-12\n\n10 adet\nHRD-13'],
    ['marks between', 'HRD-12: 5 adet\nHRD-13 – 10 adet'],
    ['words that ask', "Lütfen\nHRD-12'den 5 adet olsun\nHRD-13 (10 adet) lütfen"],
    ['times', 'HRD-12 x 5 adet\nHRD-13 × 10 adet'],
    ['brackets', 'HRD-12 (5 adet)\nHRD-13 (10 adet)'],
    ['brackets and commas', 'HRD-12 (5 adet),\nHRD-13 (10 adet).'],
    ['a full stop at each end', '5 adet HRD-12.\n10 adet HRD-13.'],
    ['commas in a mail that was answered', '> HRD-12, 5 adet\n> > HRD-13, 10 adet'],
    ['commas and words that ask', 'HRD-12, 5 adet lütfen\nHRD-13, 10 adet, lütfen!'],
  ])('is read as people write to each other, with %s', (_, text) => {
    expect(readPasted(text)).toEqual([
      ['HRD-12', '5', 'adet'],
      ['HRD-13', '10', 'adet'],
    ]);
  });

  it.each([
    'HRD-12 x5\nHRD-13 x10',
    'HRD-12 *5\nHRD-13 * 10',
    '5x HRD-12\n10x HRD-13',
    '5 x HRD-12\n10 x HRD-13',
    '- 5 x HRD-12\n- 10 x HRD-13',
    'HRD-12\t5x\nHRD-13\tx10',
  ])('never orders one of what is written as so many times: %j', (text) => {
    expect(readPasted(text)).toEqual(WANTED);
  });

  it('has amounts before dashes, also where they are 1 and 2', () => {
    expect(readPasted('5 - HRD-12\n10 - HRD-13')).toEqual(WANTED);
    expect(readPasted('1 - HRD-12\n2 - HRD-13')).toEqual([
      ['HRD-12', '1'],
      ['HRD-13', '2'],
    ]);
    // Whether it is an amount or a number nobody knows.
    expect(readPasted('1- HRD-12\n2- HRD-13').map(([code]) => code)).toEqual(['1- HRD-12', '2- HRD-13']);
  });

  it('has several in some of its lines, and the quantity before or behind the code', () => {
    expect(readPasted('5 adet A-1, 10 adet A-2\nA-3 2 adet\nA-4 7 adet\n3 koli A-5')).toEqual([
      ['A-1', '5', 'adet'],
      ['A-2', '10', 'adet'],
      ['A-3', '2', 'adet'],
      ['A-4', '7', 'adet'],
      ['A-5', '3', 'koli'],
    ]);
  });

  it.each(['HRD-12 5 adet\nSaygılar, Ali', 'Merhaba\nHRD-12;5;adet\nİyi çalışmalar'])(
    'has one line beside more of greetings: %j',
    (mail) => {
      expect(readPasted(mail)).toContainEqual(['HRD-12', '5', 'adet']);
    },
  );

  it.each(['Merhaba,\n%s', 'Merhaba\n%s lütfen.', '%s\nTeşekkürler', 'Merhaba, nasılsınız?\n%s', '%s\nSaygılar, Ali'])(
    'loses none of a line beside greetings: %j',
    (mail) => {
      expect(readPasted(mail.replace('%s', '5 adet A-1, 10 adet A-2')).filter(([, quantity]) => quantity !== '0')).toEqual([
        ['A-1', '5', 'adet'],
        ['A-2', '10', 'adet'],
      ]);
    },
  );

  it('stays a table where titles name its columns, whatever its cells look like', () => {
    expect(readPasted('Ürün Adı;Stok Kodu\nRulman 6204;HRD 12\nRulman 6205;HRD 13')).toEqual([
      ['HRD 12', ''],
      ['HRD 13', ''],
    ]);
  });

  it('loses no product of lines in which commas stand between codes and amounts', () => {
    expect(readPasted('Merhaba,\nA-1, 5 adet, B-2, 10 adet\nC-3, 2 koli')).toEqual([
      ['Merhaba', '0'],
      ['A-1', '5', 'adet'],
      ['B-2', '10', 'adet'],
      ['C-3', '2', 'koli'],
    ]);
    // Of a table, whose amounts name no unit, the last column is another thing.
    expect(readPasted('A-1, 5, 100, 7\nB-2, 6, 200, 8')).toHaveLength(2);
    expect(readPasted('A-1, 5 adet, Depo, 70 adet\nB-2, 6 adet, Depo, 80 adet')).toHaveLength(2);
  });

  it('loses no code that is a number beside its quantity', () => {
    expect(readPasted('100245 5, 100246 10\n100247 3')).toEqual([
      ['100245', '5'],
      ['100246', '10'],
      ['100247', '3'],
    ]);
  });

  it('may write the quantity in several ways at once', () => {
    expect(readPasted('5 adet A-1\nB-2 x 3\nC-3 × 4\nD-4 (7)\n2 x E-5')).toEqual([
      ['A-1', '5', 'adet'],
      ['B-2', '3'],
      ['C-3', '4'],
      ['D-4', '7'],
      ['E-5', '2'],
    ]);
  });

  it('knows a number with its unit at its end, whatever most lines begin with', () => {
    expect(readPasted('5 adet A-1\nB-2 9adet\n7 x C-3\n4ad D-4')).toEqual([
      ['A-1', '5', 'adet'],
      ['B-2', '9', 'adet'],
      ['C-3', '7'],
      ['D-4', '4', 'ad'],
    ]);
  });

  it('takes the longer of two numbers for the code', () => {
    expect(readPasted('100245 x 5\n100246 x 10')).toEqual([
      ['100245', '5'],
      ['100246', '10'],
    ]);
    expect(readPasted('5 x 100245')).toEqual([['100245', '5']]);
    expect(readPasted('100245 x 1.000')).toEqual([['100245', '1.000']]);
  });

  it('leaves an x in a code whose quantity stands before it', () => {
    expect(readPasted('100 adet M8 x 30\n5 x M10 x 40')).toEqual([
      ['M8 x 30', '100', 'adet'],
      ['M10 x 40', '5'],
    ]);
  });

  it('reads the decimal comma of a size, and no other cell behind it', () => {
    expect(readPasted('NYM 3x2,5 100 m\nNYM 2x1,5 200 m')).toEqual([
      ['NYM 3x2,5', '100', 'm'],
      ['NYM 2x1,5', '200', 'm'],
    ]);
    expect(readPasted('KBL-1,5MM 3 adet\nVida 3,5x25 2 paket')).toEqual([
      ['KBL-1,5MM', '3', 'adet'],
      ['Vida 3,5x25', '2', 'paket'],
    ]);
    // A comma at the end of each line stands between nothing.
    expect(readPasted('HRD-12 4 adet,\nKBL-1,5MM 3 adet,')).toEqual([
      ['HRD-12', '4', 'adet'],
      ['KBL-1,5MM', '3', 'adet'],
    ]);
    expect(readPasted('166912\t10\nKBL-8,5MM\t485')).toEqual([
      ['166912', '10'],
      ['KBL-8,5MM', '485'],
    ]);
    // An amount of money has one, too, and is no code.
    expect(readPasted('₺372.652,53;HRD-12;5\n₺428,50;803653;10')).toEqual([
      ['HRD-12', '5'],
      ['803653', '10'],
    ]);
  });

  it.each([
    ['12,5 mm boru, 3 m', '12,5 mm boru', '3'],
    ['M8 civata, 30 mm', 'M8 civata, 30 mm', ''],
    ['HRD-12, siyah', 'HRD-12, siyah', ''],
    ['HRD-12 siyah, 5 adet', 'HRD-12 siyah', '5'],
  ])('reads one good with a comma in its words, and loses none of them: %j', (text, code, quantity) => {
    expect(readSheet(text).lines.map((line) => [line.code, line.quantity])).toEqual([[code, quantity]]);
  });

  it('takes no barcode behind a code for its quantity', () => {
    expect(readPasted('VDA-1 8690000000012\nVDA-2 8690000000029')).toEqual([
      ['VDA-1 8690000000012', ''],
      ['VDA-2 8690000000029', ''],
    ]);
    expect(readPasted('8690000000012 5\n8690000000029 100000')).toEqual([
      ['8690000000012', '5'],
      ['8690000000029', '100000'],
    ]);
  });

  it('loses no code of several in one line', () => {
    expect(readPasted('HRD-12, HRD-13, 8690000000012')).toEqual([
      ['HRD-12', ''],
      ['HRD-13', ''],
      ['8690000000012', ''],
    ]);
    expect(readPasted('HRD 12;5 ADET\nHRD 13;10 ADET')).toEqual([
      ['HRD 12', '5', 'ADET'],
      ['HRD 13', '10', 'ADET'],
    ]);
  });
});
