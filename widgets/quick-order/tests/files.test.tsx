import { screen } from '@testing-library/dom';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { gate } from '@/testing/requests';
import { amountBox, codeBox, openQuickOrder, rowOf, notice } from './orderPage';

const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from([
    ...(isBig ? [0xfe, 0xff] : [0xff, 0xfe]),
    ...Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  ]);
/** As Excel in Turkish writes a CSV file. */
const windows = (text: string) =>
  Uint8Array.from(
    Array.from(text).map((letter) => ({ İ: 0xdd, ı: 0xfd, Ş: 0xde, ş: 0xfe, Ğ: 0xd0, ğ: 0xf0 })[letter] ?? letter.charCodeAt(0)),
  );

const cell = (at: string, value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value)
    ? `<c r="${at}" t="d"><v>${value}</v></c>`
    : /^\d/.test(value)
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetData = (rows: ReadonlyArray<readonly string[]>) =>
  rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(`${'ABC'[at]}${row + 1}`, value)).join('')}</row>`)
    .join('');

/** The smallest .xlsx file there is, of one sheet or several. */
function excel(...sheets: ReadonlyArray<ReadonlyArray<readonly string[]>>): Uint8Array {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const each = (write: (id: number) => string) => sheets.map((_, at) => write(at + 1)).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(`${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((id) => `<sheet name="${id}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="${packaged}">${each((id) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${sheetData(rows)}</sheetData></worksheet>`),
      ]),
    ),
  });
}

const file = (name: string, content: string | Uint8Array) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const ORDER = [
  ['Kod', 'Miktar', 'Birim'],
  ['ŞIŞ-1', '1000', 'KOLİ'],
  ['YOK-2', '0', 'ADET'],
];
const LIST = 'Kod;Miktar;Birim\r\nŞIŞ-1;1.000;KOLİ\r\nYOK-2;0;ADET\r\n';

it.each([
  ['UTF-8 with its mark', file('a.csv', `\uFEFF${LIST}`)],
  ['UTF-16', file('a.csv', utf16(LIST, false))],
  ['UTF-16 the other way round', file('a.txt', utf16(LIST, true))],
  ['the Turkish alphabet of Windows', file('a.csv', windows(LIST))],
  [
    'Excel with empty rows',
    file('a.xlsx', excel([[], ['', '', ''], ['Kod', 'Miktar', 'Birim'], ['ŞIŞ-1', '1000', 'KOLİ'], [], ['YOK-2', '0', 'ADET']])),
  ],
  ['Excel', file('a.xlsx', excel(ORDER))],
  ['Excel behind an empty sheet', file('a.xlsx', excel([], ORDER))],
  ['Excel behind a sheet of what can be chosen', file('a.xlsx', excel([['ADET'], ['KOLİ']], ORDER))],
])('reads a file in %s', async (_, list) => {
  const { user } = await openQuickOrder();
  await user.upload(screen.getByLabelText('Dosyadan al (CSV, Excel)', { selector: 'input' }), list);
  expect(await screen.findByText('2 satır alındı.')).toBeVisible();
  expect(codeBox(1)).toHaveValue('ŞIŞ-1');
  expect(amountBox(1)).toHaveValue('1000');
  expect(amountBox(2)).toHaveValue('0');
  expect(await rowOf(2).findByText('Bulunamadı')).toBeVisible();
});

it('reads a number as Excel shows it, and loses no line whose code Excel took for a date', async () => {
  const { user } = await openQuickOrder();
  const order = [
    ['Kod', 'Miktar'],
    ['A-1', '434.99999999999994'],
    ['2026-05-01', '2'],
  ];
  await user.upload(screen.getByLabelText('Dosyadan al (CSV, Excel)', { selector: 'input' }), file('a.xlsx', excel(order)));
  expect(await screen.findByText('2 satır alındı.')).toBeVisible();
  expect(amountBox(1)).toHaveValue('435');
  expect(codeBox(2)).toHaveValue('1 Mayıs 2026');
});

it.each([
  [
    'a picture renamed to .xlsx',
    file('a.xlsx', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
    /^Bu dosya okunamadı/,
  ],
  ['an archive that is no sheet', file('a.xlsx', zipSync({ 'a.txt': strToU8('a') })), /^Bu dosya okunamadı/],
  ['a broken archive', file('a.xlsx', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])), /^Bu dosya okunamadı/],
  ['an old Excel file', file('a.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), /^Bu eski bir Excel dosyası.* parola/],
  [
    'a page that is called .xls',
    file('a.xls', '\uFEFF<html><table>\n<tr><td>A-1</td></tr></table>'),
    /^Bu eski bir Excel dosyası/,
  ],
  ['a small PDF', file('a.csv', '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj'), /^Bu dosya okunamadı/],
  ['a huge file', file('a.csv', new Uint8Array(5_000_001)), /^Bu dosya çok büyük/],
  ['an empty file', file('a.csv', ''), /^Satır bulunamadı/],
])('says why it takes nothing of %s, and loses nothing that is there', async (_, list, words) => {
  const { user } = await openQuickOrder({ lines: [{ code: 'A-1', quantity: 2 }] });
  await user.upload(screen.getByLabelText('Dosyadan al (CSV, Excel)', { selector: 'input' }), list);
  expect(await notice()).toHaveTextContent(words);
  expect(codeBox(1)).toHaveValue('A-1');
});

it('is busy with one file until that is read', async () => {
  const { user } = await openQuickOrder();
  const list = file('a.csv', '');
  const { open, opened } = gate();
  list.arrayBuffer = () => opened.then(() => new ArrayBuffer(0));
  await user.upload(screen.getByLabelText('Dosyadan al (CSV, Excel)', { selector: 'input' }), list);
  expect(await screen.findByRole('button', { name: 'Dosya okunuyor.' })).toHaveAttribute('aria-disabled', 'true');
  open();
  await notice();
  expect(screen.getByRole('button', { name: 'Dosyadan al (CSV, Excel)' })).toHaveAttribute('aria-disabled', 'false');
});

it('tells of a file that is gone by now that it cannot be read', async () => {
  const { user } = await openQuickOrder();
  const file = new File(['A-1;2'], 'liste.csv');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await user.upload(screen.getByLabelText('Dosyadan al (CSV, Excel)', { selector: 'input' }), file);
  expect(await notice()).toHaveTextContent(/okunamadı/);
  expect(codeBox(1)).toBeEnabled();
});
