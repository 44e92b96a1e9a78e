import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from './line';
import { readSheet } from './sheet';
import { readPasted, WANTED } from '../tests/pasted';
import { writeCsv } from '@/domain/csv';

describe('a pasted sheet', () => {
  it.each([
    ['tabs', 'HRD-12\t5\nHRD-13\t10'],
    ['Windows line ends and empty rows', '\r\nHRD-12\t5\r\n\t\r\nHRD-13\t10\r\n\r\n'],
    ['semicolons', 'HRD-12;5\nHRD-13;10'],
    ['semicolons with spaces', ' HRD-12 ; 5 \n HRD-13 ; 10 '],
    ['commas', 'HRD-12,5\nHRD-13,10'],
    ['spaces', 'HRD-12 5\nHRD-13   10'],
    ['quantity first', '5\tHRD-12\n10\tHRD-13'],
    ['quantity first, by spaces', '5 HRD-12\n10 HRD-13'],
    ['quotes', '"HRD-12";"5"\n"HRD-13";"10"'],
    ["Excel's first line", 'sep=;\nHRD-12;5\nHRD-13;10'],
    ['titles', 'Stok Kodu;Miktar\nHRD-12;5\nHRD-13;10'],
    ['titles the other way round', 'Adet\tÜrün Kodu\n5\tHRD-12\n10\tHRD-13'],
    ['English titles', 'Code,Quantity\nHRD-12,5\nHRD-13,10'],
    ['titles that nobody knows', 'Malzeme;Talep\nHRD-12;5\nHRD-13;10'],
    ['names and prices between, with titles', 'Kod;Ürün Adı;Miktar;Birim Fiyat\nHRD-12;Cıvata M6;5;12,50\nHRD-13;Somun M6;10;3'],
    ['names between, without titles', 'HRD-12\tCıvata M6 çelik\t5\nHRD-13\tSomun M6 çelik\t10'],
    ['a count of the rows', '1\tHRD-12\t5\n2\tHRD-13\t10\n3\tHRD-14\t2'],
    ['what is not seen', '\uFEFFHRD-12\t5\u200B\nHRD-13\t10'],
    ['marks of direction and soft hyphens', '\u202AHRD-12\u202C\t5\u200E\nHRD\u00AD-13\t10'],
    ['hyphens of a PDF file and dashes of a word processor', 'HRD\u201112\t5\nHRD\u201313\t10'],
    ['wide letters and digits', 'ＨＲＤ－１２\t５\nHRD-13\t１０'],
  ])('is read with %s', (_, text) => {
    expect(readPasted(text).slice(0, 2)).toEqual(WANTED);
  });

  it.each([
    ['a column of units', 'HRD-12\t5\tKOLİ\nHRD-13\t10\tadet'],
    ['units between', 'HRD-12;KOLİ;5\nHRD-13;adet;10'],
    ['units behind the quantity', 'HRD-12\t5 KOLİ\nHRD-13\t10 adet'],
    ['units in brackets', 'HRD-12\t5 (KOLİ)\nHRD-13\t10 (adet)'],
    ['units by spaces', 'HRD-12 5 KOLİ\nHRD-13 10 adet'],
    ['units and quantity first, by spaces', '5 KOLİ HRD-12\n10 adet HRD-13'],
    ['titles', 'Birim\tMiktar\tKod\nKOLİ\t5\tHRD-12\nadet\t10\tHRD-13'],
  ])('has its units with %s', (_, text) => {
    expect(readPasted(text)).toEqual([
      ['HRD-12', '5', 'KOLİ'],
      ['HRD-13', '10', 'adet'],
    ]);
  });

  it('has the unit that the title of its quantities names in brackets, where a row names none', () => {
    expect(readPasted('Kod\tMiktar (KOLİ)\nHRD-12\t5\nHRD-13\t10 adet')).toEqual([
      ['HRD-12', '5', 'KOLİ'],
      ['HRD-13', '10', 'adet'],
    ]);
    expect(readPasted('Kod\tMiktar (zorunlu)\nHRD-12\t5\nHRD-13\t10')).toEqual(WANTED);
    expect(readPasted('HRD-12\t5 (KOLİ)\nHRD-13\t10')[1]).toEqual(['HRD-13', '10']);
  });

  it('has its units where a program knows no Turkish letters', () => {
    expect(readPasted('HRD-12\t5\tCIFT\nHRD-13\t10\tADT')).toEqual([
      ['HRD-12', '5', 'CIFT'],
      ['HRD-13', '10', 'ADT'],
    ]);
  });

  it('has the i of its codes and units where a program without Turkish has made them small', () => {
    expect(readPasted('ki\u0307t-1\t5\tkoli\u0307\nA-2\t10\tadet')[0]).toEqual(['kit-1', '5', 'koli']);
  });

  it.each(['5 TL-9\n10 TL-8', '5\tTL-9\n10\tTL-8', 'TL-9;5;TL 3\nTL-8;10;TL 4'])(
    'takes a code for a code that begins like a price: %j',
    (text) => {
      expect(readPasted(text)).toEqual([
        ['TL-9', '5'],
        ['TL-8', '10'],
      ]);
    },
  );

  it('is a list of codes where it has one column, with or without a title', () => {
    expect(readPasted('HRD-12\nHRD-13')).toEqual([
      ['HRD-12', ''],
      ['HRD-13', ''],
    ]);
    expect(readPasted('Ürün Kodu\nHRD-12')).toEqual([['HRD-12', '']]);
    expect(readPasted('8690000000012\n8690000000029')).toEqual([
      ['8690000000012', ''],
      ['8690000000029', ''],
    ]);
  });

  it('tells numbers that are codes from quantities over all its lines, not line by line', () => {
    expect(readPasted('8690000000012\t5\n8690000000029\t10')).toEqual([
      ['8690000000012', '5'],
      ['8690000000029', '10'],
    ]);
    expect(readPasted('12\t100245\n5\t100246\n5\t7')).toEqual([
      ['100245', '12'],
      ['100246', '5'],
      ['7', '5'],
    ]);
    expect(readPasted('5 8690000000012\n10 8690000000029')).toEqual([
      ['8690000000012', '5'],
      ['8690000000029', '10'],
    ]);
  });

  it('keeps codes that hold spaces, commas or quotes', () => {
    expect(readPasted('HRD 12 A 5\nHRD 13 A 10')).toEqual([
      ['HRD 12 A', '5'],
      ['HRD 13 A', '10'],
    ]);
    expect(readPasted('"A,1";5\n"B""2";10')).toEqual([
      ['A,1', '5'],
      ['B"2', '10'],
    ]);
    expect(readPasted('1/2" NIPEL;5\nHRD-13;10')[0]).toEqual(['1/2" NIPEL', '5']);
    expect(readPasted('"Açık tırnak;5\nHRD-13;10')[1]).toEqual(['HRD-13', '10']);
  });

  it('keeps quantities as they are written, decimal commas too', () => {
    expect(readPasted('A-1 2,5\nA-2 3')[0]).toEqual(['A-1', '2,5']);
    expect(readPasted('A-1,3\nA-2,2,5')[1]).toEqual(['A-2', '2,5']);
    expect(readPasted('A-1;1.000\nA-2;0\nA-3;-3\nA-4;abc')).toEqual([
      ['A-1', '1.000'],
      ['A-2', '0'],
      ['A-3', '-3'],
      ['A-4', 'abc'],
    ]);
  });

  it.each([
    ['a title', 'Kod\tÜrün\tMiktar\nA-1\tx\t\nA-2\ty\t5\nA-3\tz'],
    ['no title', 'A-1\t\nA-2\t5\nA-3'],
    ['no title, quantity first', '\tA-1\n5\tA-2\n\tA-3'],
    ['spaces', 'A-1\nA-2 5\nA-3'],
  ])('orders nothing of a line whose quantity is blank where others have one, as if it said 0: %s', (_, text) => {
    expect(readPasted(text)).toEqual([
      ['A-1', '0'],
      ['A-2', '5'],
      ['A-3', '0'],
    ]);
  });

  it('orders nothing of a list with the title of a quantity that nobody filled in', () => {
    expect(readPasted('Kod;Miktar\nA-1;\nA-2;')).toEqual([
      ['A-1', '0'],
      ['A-2', '0'],
    ]);
    expect(readPasted('Kod;Miktar\n;\nA-2;5\n;')).toEqual([['A-2', '5']]);
  });

  it('names formulas and rounded barcodes at their line, and reads the others', () => {
    const { lines } = readSheet('Kod;Miktar\nA-1;=B1*2\n#REF!;4\n8,69E+12;2\nA-4;#YOK\nA-5;3');
    expect(lines.map(({ fault }) => fault)).toEqual(['formula', 'formula', 'rounded', 'formula', null]);
    const codes = readSheet('8.69E12;2\n9E+12;2\n3E10;2');
    expect(codes.lines.map(({ fault }) => fault)).toEqual(['rounded', 'rounded', null]);
  });

  it('takes the code out of a formula that only keeps its zeros', () => {
    const { lines } = readSheet('Kod;Miktar\n="000123";5\n"=""000124""";7\n=A1&"x";1');
    expect(lines.map(({ code, fault }) => [code, fault])).toEqual([
      ['000123', null],
      ['000124', null],
      ['=A1&"x"', 'formula'],
    ]);
  });

  it('adds up lines of the same code and unit, and says how many', () => {
    const { lines, merged } = readSheet('A-1;5\nB-2;1\na-1;3\nA-1;2,5\nA-1;0');
    expect(lines.map(({ code, quantity, from }) => [code, quantity, from])).toEqual([
      ['A-1', '8', 2],
      ['B-2', '1', 1],
      // What is cut off or wrong stands by itself: its message must be seen.
      ['A-1', '2,5', 1],
      ['A-1', '0', 1],
    ]);
    expect(merged).toBe(1);
    expect(readPasted('A-1\t5\tKOLİ\nA-1\t5\tADET')).toHaveLength(2);
  });

  it('takes a thousand codes of thirty thousand rows, and keeps the others apart', () => {
    const text = Array.from({ length: 30_000 }, (_, at) => `K-${at};${(at % 9) + 1}`).join('\n');
    const { lines, leftOut } = readSheet(text);
    expect([lines.length, leftOut.length]).toEqual([MOST_LINES, 29_000]);
    expect(leftOut[0]).toEqual(['K-1000', '2']);
  });

  it('is nothing where nothing was pasted', () => {
    expect(readPasted('')).toEqual([]);
    expect(readPasted(' \n\t\n;;')).toEqual([]);
  });

  it('is the same by every delimiter, in either order, with and without titles', () => {
    const code = fc.stringMatching(/^[A-Z]{2,4}-\d{1,4}[A-Z]?$/);
    const lines = fc.uniqueArray(fc.tuple(code, fc.integer({ min: 1, max: 9999 })), {
      minLength: 1,
      maxLength: 30,
      selector: ([key]) => key,
    });
    const shape = fc.record({
      between: fc.constantFrom('\t', ';', ',', ' ', '  '),
      isFirst: fc.boolean(),
      hasTitles: fc.boolean(),
      end: fc.constantFrom('\n', '\r\n'),
    });
    fc.assert(
      fc.property(lines, shape, (all, { between, isFirst, hasTitles, end }) => {
        const order = (cells: readonly [string, string]) => (isFirst ? [...cells].reverse() : cells).join(between);
        const rows = all.map(([name, count]) => order([name, String(count)]));
        const titles = hasTitles && between.trim() + between !== ' ' && /[\t;,]/.test(between) ? [order(['Kod', 'Miktar'])] : [];
        expect(readPasted([...titles, ...rows].join(end))).toEqual(all.map(([name, count]) => [name, String(count)]));
      }),
    );
  });

  it('never fails, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(readSheet(text).lines.length).toBeLessThanOrEqual(MOST_LINES);
      }),
    );
  });

  it('reads what we write', () => {
    const code = fc.stringMatching(/^[=+@A-Z-]{1,3}[ ";0-9]{0,4}\d$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(code, fc.integer({ min: 1, max: 500 })), { minLength: 2, selector: ([key]) => key.trim() }),
        (all) => {
          const written = writeCsv([['Kod', 'Miktar', 'Birim'], ...all.map(([name, count]) => [name, String(count), 'KOLİ'])]);
          const { lines } = readSheet(written);
          expect(lines.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(
            all.reduce((sum, [, count]) => sum + count, 0),
          );
        },
      ),
    );
  });
});
