import { describe, expect, it, vi } from 'vitest';
import { readSheet } from './sheet';

const CODES = ['HRD-12', 'HRD-13', 'HRD-14'];
/** Codes and quantities of lines whose cells stand in columns: the codes, and what else a sheet has. */
const readColumns = (...columns: ReadonlyArray<readonly string[]>) =>
  readSheet((columns[0] ?? []).map((_, row) => columns.map((cells) => cells[row] ?? '').join('\t')).join('\n')).lines.map(
    ({ code, quantity }) => [code, quantity],
  );
const lines = (...quantities: readonly string[]) => quantities.map((quantity, at) => [CODES[at], quantity]);

describe('a column of quantities without a title', () => {
  it.each([
    ['thousands with decimals', ['1.000,00', '2.000,00', '5,00']],
    ['three decimals, as an ERP writes them', ['9,000', '150,000', '200,000']],
    ['six digits with decimals', ['100.000,00', '250.000,00', '999.999,00']],
    ['units behind them', ['1.500,00 ADET', '150,000 ADET', '9,000 ADET']],
  ])('is found by how much it says and not by how long it is written: %s', { tags: ['D-63'] }, (_, written) => {
    const bare = written.map((text) => text.replace(' ADET', ''));
    expect(readColumns(CODES, written)).toEqual(lines(...bare));
    expect(readColumns(written, CODES)).toEqual(lines(...bare));
    expect(readColumns(CODES, ['Cıvata', 'Somun', 'Pul'], written)).toEqual(lines(...bare));
    const spaced = readSheet(written.map((text, at) => `10024${at} ${text}`).join('\n'));
    expect(spaced.lines.map(({ code, quantity }) => [code, quantity])).toEqual(bare.map((text, at) => [`10024${at}`, text]));
  });

  it('is found where its numbers are written as elsewhere in the world, which its rows then say', { tags: ['D-63'] }, () => {
    expect(readColumns(CODES, ['1,500.00', '2,000.00', '1,234,567'])).toEqual(lines('1,500.00', '2,000.00', '1,234,567'));
    expect(readColumns(CODES, ['1.500', '2.500', '1.000'], ['12.00', '13.00', '14.00'])).toEqual(
      lines('1.500', '2.500', '1.000'),
    );
    const foreign = readSheet('HRD-12 12,500.00\nHRD-13 1,234,567.50');
    expect(foreign.lines.map(({ quantity }) => quantity)).toEqual(['12,500.00', '1,234,567.50']);
    expect(readSheet('HRD-12 1,500.00\nHRD-13 2,000.00').lines.map(({ quantity }) => quantity)).toEqual(['1,500.00', '2,000.00']);
  });

  it.each([
    ['Prototype.js', (length: number) => Array<unknown>(length).fill(undefined)],
    ['MooTools', (length: number) => Array<unknown>(length)],
  ])('is found on pages where %s has replaced Array.from', { tags: ['D-63'] }, (_, ofLength) => {
    const replaced = vi.spyOn(Array, 'from').mockImplementation((like) => ofLength('length' in like ? like.length : 0));
    try {
      expect(readColumns(CODES, ['2', '4', '7'])).toEqual(lines('2', '4', '7'));
    } finally {
      replaced.mockRestore();
    }
  });

  it.each([
    ['barcodes', ['8690000000012', '8690000000029', '8690000000036']],
    ['numbers of a million and more', ['1000245', '1000246', '1000247']],
    ['numbers that begin with zeros', ['0000012', '0000013', '0000014']],
    ['prices in a currency', ['12,50 TL', '7 TL', '₺3']],
  ])('is none of %s', (_, written) => {
    expect(readColumns(CODES, written)).toEqual(lines('', '', ''));
  });

  it.each<[string, ReadonlyArray<readonly string[]>]>([
    ['a price behind', [CODES, ['150', '250', '90'], ['2,5', '3,5', '4']]],
    ['a price before', [CODES, ['2,5', '3,5', '4'], ['150', '250', '90']]],
    ['a price with dots', [CODES, ['150', '250', '90'], ['2.5', '3.5', '4.75']]],
    ['a price before the code', [['2,5', '3,5', '4'], CODES, ['150', '250', '90']]],
    ['a whole price with its decimals', [CODES, ['150', '250', '90'], ['2,00', '3,00', '4,00']]],
    ['a whole price in a currency', [CODES, ['150', '250', '90'], ['2 TL', '3 TL', '4 TL']]],
    ['a whole price with its decimals before', [CODES, ['2,00', '3,00', '4,00'], ['150', '250', '90']]],
    ['a stock and a price before', [CODES, ['1960', '1250', '4000'], ['2,5', '3,5', '4'], ['150', '250', '90']]],
    ['a whole price with a dot and its decimals before', [CODES, ['2.00', '3.00', '12.00'], ['150', '250', '90']]],
    ['a larger price', [CODES, ['150', '250', '90'], ['1.250', '3.500', '4.000']]],
    ['a stock', [CODES, ['1960', '1250', '4000'], ['150', '250', '90']]],
    ['a price as long', [CODES, ['150', '250', '90'], ['175', '375', '85']]],
    ['price and amount', [CODES, ['150', '250', '90'], ['2,5', '3,5', '4'], ['375', '875', '360']]],
    ['whole price and amount', [CODES, ['150', '250', '90'], ['2', '3', '4'], ['300', '750', '360']]],
    ['rounded amounts', [CODES, ['150', '250', '90'], ['1,165', '3,333', '4'], ['174,75', '833,25', '360,00']]],
    ['a price before, and amount', [CODES, ['2,5', '3,5', '4'], ['150', '250', '90'], ['375', '875', '360']]],
    ['a number as long before the code', [['175', '375', '85'], CODES, ['150', '250', '90']]],
    ['price and tax', [CODES, ['150', '250', '90'], ['2,5', '3,5', '4'], ['20', '20', '20']]],
    ['a count of the rows', [['1', '2', '3'], CODES, ['150', '250', '90']]],
    [
      'count, name, price and amount',
      [['1', '2', '3'], CODES, ['a', 'b', 'c'], ['150', '250', '90'], ['2', '3', '4'], ['300', '750', '360']],
    ],
    ['a name with a number in it', [CODES, ['M8 vida', 'M6 vida', 'M5 vida'], ['150', '250', '90'], ['2,5', '3,5', '4']]],
  ])('is told from %s', (_, columns) => {
    expect(readColumns(...columns)).toEqual(lines('150', '250', '90'));
  });

  it('may be the same in all rows before a price, and in the one row that there is', () => {
    expect(readColumns(CODES, ['10', '10', '10'], ['2,5', '3,5', '4'], ['150', '250', '90'])).toEqual(lines('10', '10', '10'));
    expect(readColumns(CODES, ['2,5', '3,5', '4'], ['10', '10', '10'])).toEqual(lines('10', '10', '10'));
    expect(readColumns(CODES, ['2,00', '3,00', '4,00'], ['10', '10', '10'])).toEqual(lines('10', '10', '10'));
    expect(readSheet('HRD-12\t2,5\t20').lines.map(({ quantity }) => quantity)).toEqual(['20']);
  });

  it('may itself be 1, 2, 3 behind the codes, and is told from a count of two rows or one', () => {
    expect(readColumns(CODES, ['1', '2', '3'])).toEqual(lines('1', '2', '3'));
    expect(readColumns(['1', '5', '9'], CODES, ['85', '95', '120'])).toEqual(lines('1', '5', '9'));
    expect(readColumns(CODES, ['Cıvata', 'Somun', 'Pul'], ['1', '2', '3'])).toEqual(lines('1', '2', '3'));
    expect(readColumns(CODES, ['1', '2', '3'], ['50', '60', '70'])).toEqual(lines('1', '2', '3'));
    expect(readSheet('1\tHRD-12\t50\n2\tHRD-13\t60').lines.map(({ quantity }) => quantity)).toEqual(['50', '60']);
    // Decimals are a price, of which two rows do not say enough.
    expect(readSheet('1\tHRD-12\t2,5\n2\tHRD-13\t3,5').lines.map(({ quantity }) => quantity)).toEqual(['1', '2']);
    expect(readColumns(['1', '2', '3'], CODES, ['2,5', '3,5', '4,5'])).toEqual(lines('2,5', '3,5', '4,5'));
    expect(readSheet('1\tHRD-12\t50').lines.map(({ quantity }) => quantity)).toEqual(['50']);
  });

  it.each<[string, ReadonlyArray<readonly string[]>]>([
    ['decimals behind', [['2,5', '3', '3']]],
    ['thousands with decimals', [['1.000,00', '2.000,00', '5,00']]],
    [
      'a price behind',
      [
        ['150', '250', '90'],
        ['2,5', '3,5', '4'],
      ],
    ],
    [
      'a name and decimals',
      [
        ['M8 vida', 'M6 vida', 'M5 vida'],
        ['5,00', '6,00', '7,00'],
        ['2,5', '3,5', '4'],
      ],
    ],
  ])('leaves the codes theirs where those are numbers: %s', (_, columns) => {
    const codes = ['100245', '100246', '100247'];
    const [, quantities] = columns.length > 1 && columns[0]?.[0] === 'M8 vida' ? columns : [null, columns[0]];
    expect(readColumns(codes, ...columns)).toEqual(codes.map((code, at) => [code, quantities?.[at]]));
  });

  it('is found in a line of any length: three columns at a time are looked at in a sheet of few alone', () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) => at + 11).join(',');
    expect(readSheet(numbers).lines).toHaveLength(1);
  });

  it('is no price, though a count of one row makes the same amount of it', () => {
    const text = '1;HRD-12;Cıvata;1;ADET;22,12;20;22,12';
    expect(readSheet(text).lines.map(({ code, quantity }) => [code, quantity])).toEqual(lines('1'));
  });

  it('is one where a few of its cells are something else, which their rows then say', () => {
    expect(readColumns(CODES, ['150', 'abc', '12,50 TL'])).toEqual(lines('150', 'abc', '12,50 TL'));
    expect(readColumns(CODES, ['5', '1250000', '7'])).toEqual(lines('5', '1250000', '7'));
    expect(readColumns(CODES, ['0', '5', '1.000,00'])).toEqual(lines('0', '5', '1.000,00'));
  });

  it('is looked for in all lines that are taken', () => {
    const text = Array.from({ length: 400 }, (_, at) => `K-${at}\t${at < 300 ? '' : '7'}`).join('\n');
    expect(readSheet(text).lines.at(-1)?.quantity).toBe('7');
  });

  it('is no column with the title of a price', () => {
    expect(readSheet('Kod\tÜrün\tFiyat\nHRD-12\tCıvata\t7\nHRD-13\tSomun\t9').lines.map(({ quantity }) => quantity)).toEqual([
      '',
      '',
    ]);
  });

  it.each(['Stok Miktarı', 'Mevcut Adet', 'Koli İçi Adet', 'Min. Sipariş Adedi', 'Stock Qty', 'İade Adedi', 'Kalan Miktar'])(
    'is told by its title from what the shop says: %s',
    (title) => {
      const sheet = (wanted: string) => `Kod\tÜrün\t${title}\t${wanted}\nHRD-12\tCıvata\t500\t5\nHRD-13\tSomun\t300\t`;
      const quantities = (text: string) => readSheet(text).lines.map(({ quantity }) => quantity);
      expect(quantities(sheet('Sipariş Miktarı'))).toEqual(['5', '0']);
      expect(quantities(sheet('Order Qty'))).toEqual(['5', '0']);
    },
  );

  it('is what a box holds or the stock where no other title is one', () => {
    expect(readSheet('Kod\tKoli Adedi\nHRD-12\t5').lines.map(({ quantity }) => quantity)).toEqual(['5']);
  });

  it.each([
    ['the name of the form', 'SİPARİŞ FORMU\t\t\t\nKod\tÜrün\tMevcut\tSipariş Adedi'],
    [
      'the customer, the unit and a date',
      'Müşteri\tÖz Oto\nSipariş Veren Birim\nTarih\t27.11.2026\nKod\tÜrün\tMevcut\tSipariş Adedi',
    ],
    ['a number in another title', 'Stok Kodu\tÜrün\t2025 Satış\tSipariş'],
    ['a rate of tax in another title', 'Stok Kodu\tFiyat (KDV %20)\tMevcut\tSipariş'],
    ['the code of something else before', 'Grup Kodu\tStok Kodu\tMevcut\tSipariş'],
  ])('is found by titles that have about them %s', (_, top) => {
    const cells = top.includes('Grup')
      ? ['FREN\tHRD-12\t8\t10', 'FREN\tHRD-13\t5\t25']
      : ['HRD-12\t15\t8\t10', 'HRD-13\t16\t5\t25'];
    const ordered = readSheet([top, ...cells].join('\n')).lines.slice(-2);
    expect(ordered.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['HRD-12', '10'],
      ['HRD-13', '25'],
    ]);
  });

  it('is told in the rows beyond a thousand by the same titles', () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `K-${at}\t${(at % 7) + 1}\t${(at % 50) + 20}`);
    const { titles, leftOut } = readSheet(['Kod\tMevcut\tSipariş', ...rows].join('\n'));
    expect(leftOut).toHaveLength(200);
    const file = [...titles, ...leftOut].map((cells) => cells.join(';')).join('\n');
    expect(readSheet(file).lines[0]).toMatchObject({ code: 'K-1000', quantity: '20' });
  });

  it('takes neither the name of a form nor its customer for goods', () => {
    const form = 'SİPARİŞ FORMU\t\t\nMüşteri:\tÖz Oto\t\n\nKod\tÜrün\tMiktar\nHRD-12\tx\t5\nHRD-13\ty\t10';
    expect(readSheet(form).lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['HRD-12', '5'],
      ['HRD-13', '10'],
    ]);
  });

  it('loses no line that stands above the titles', () => {
    expect(
      readSheet('HRD-11\t\t3\nKod\tMevcut\tMiktar\nHRD-12\t8\t10').lines.map(({ code, quantity }) => [code, quantity]),
    ).toEqual([
      ['HRD-11', '3'],
      ['HRD-12', '10'],
    ]);
  });
});
