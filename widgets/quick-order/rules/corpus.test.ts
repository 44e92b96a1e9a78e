import { describe, expect, it } from 'vitest';
import { readPasted } from '../tests/pasted';

/** What people copy out of programs, files and messages, and what a careful person would order from it: 'code=quantity unit'. */
type Case = readonly [what: string, text: string, orders: readonly string[]];

/** Lines of a table with `|` between its cells, as a spreadsheet gives them. */
const sheet = (...lines: readonly string[]) => lines.join('\n').replaceAll('|', '\t');
const orders = (text: string) =>
  readPasted(text).map(([code = '', quantity = '', unit = '']) => `${code}=${quantity} ${unit}`.trim());

const CODES_WITH_UNITS: readonly Case[] = [
  ['a code that is a number and a unit', '10KG 7\n5AD 3\n25KG 12', ['10KG=7', '5AD=3', '25KG=12']],
  ['the same with times', '10KG x 7\n100M x 100', ['10KG=7', '100M=100']],
  ['the same with times in front', '7 x 10KG\n100 x 100M', ['10KG=7', '100M=100']],
  ['the same with a unit', '10KG 7 adet\n100M 100 adet', ['10KG=7 adet', '100M=100 adet']],
  ['amounts with their units beside codes of digits', '1001 9ad\n4ad A-1', ['1001=9 ad', 'A-1=4 ad']],
  ['codes as short as their amounts', '11 x 7\n12 x 3\n13 x 12', ['11=7', '12=3', '13=12']],
];

const LOGO = [
  'Malzeme Kodu|Malzeme Açıklaması|Miktar|Birim|Birim Fiyat|KDV %|Tutar',
  'HRD-0012|CIVATA M8X30 8.8|100,00|ADET|1,25|20|125,00',
  'HRD-0044|PUL M8|12,00|KUTU|85,00|20|1.020,00',
];
const MIKRO = [
  '1|FRN.BLT.001|Ön balata|4|TAKIM|650,00|10|2.340,00',
  '2|FRN.DSK.002|Fren diski|8|ADET|1.200,00|10|8.640,00',
  '3|YAG.5W30.4L|Motor yağı 5W30 4L|20|ADET|980,00|10|17.640,00',
];
const SAP = [
  'Kalem|Malzeme|Kısa metin|Sipariş miktarı|ÖB|Teslim tarihi|Net fiyat|PB',
  '10|000000000010024578|RULMAN 6204|50,000|ADT|15.12.2026|78,50|TRY',
  '20|000000000010024579|RULMAN 6205|100,000|ADT|15.12.2026|92,00|TRY',
];
const SAP_ORDER = ['000000000010024578=50,000 ADT', '000000000010024579=100,000 ADT'];

const PROGRAMS: readonly Case[] = [
  ['Logo', sheet(...LOGO), ['HRD-0012=100,00 ADET', 'HRD-0044=12,00 KUTU']],
  ['Logo without titles', sheet(...LOGO.slice(1)), ['HRD-0012=100,00 ADET', 'HRD-0044=12,00 KUTU']],
  ['Netsis', '153.01.001;FİLTRE YAĞ;24;AD;145,5\n153.02.010;BALATA;6;TK;899,9', ['153.01.001=24 AD', '153.02.010=6 TK']],
  ['Mikro', sheet(...MIKRO), ['FRN.BLT.001=4 TAKIM', 'FRN.DSK.002=8 ADET', 'YAG.5W30.4L=20 ADET']],
  ['some rows of Mikro', sheet(...MIKRO.slice(1)), ['FRN.DSK.002=8 ADET', 'YAG.5W30.4L=20 ADET']],
  ['the last row of Mikro', sheet(...MIKRO.slice(2)), ['YAG.5W30.4L=20 ADET']],
  ['some rows that are counted', sheet('2|A-1|Fren|20|1.200,00', '3|A-2|Disk|150|800,00'), ['A-1=20', 'A-2=150']],
  ['rows that are counted with dots', sheet('1.|A-1|5', '2.|A-2|10'), ['A-1=5', 'A-2=10']],
  ['quantities before the codes', sheet('5|A-1|1250', '3|A-2|980'), ['A-1=5', 'A-2=3']],
  ['the same with a price and its unit', sheet('5|A-1|85,00 TL|ADET', '7|A-2|90,00 TL|ADET'), ['A-1=5 ADET', 'A-2=7 ADET']],
  ['quantities before, and a tax', sheet('11|A-1|AD|13,25 TL|20', '12|A-2|AD|8,50 TL|20'), ['A-1=11 AD', 'A-2=12 AD']],
  ['quantities before, and amounts', sheet('10|A-1|99,50|20|995,00', '11|A-2|44,50|20|489,50'), ['A-1=10', 'A-2=11']],
  ['quantities with decimals, and a tax', sheet('A-1|6,00|AD|14,25|20', 'A-2|69,00|AD|1,25|20'), ['A-1=6,00 AD', 'A-2=69,00 AD']],
  ['one place with decimals and a unit', sheet('30|A-1|7,00|KOLİ'), ['A-1=7,00 KOLİ']],
  [
    'codes of four words',
    sheet('1K0 615 301 A|Fren|1428,000|9,50', '1K0 615 302 A|Disk|612,000|3'),
    ['1K0 615 301 A=1428,000', '1K0 615 302 A=612,000'],
  ],
  ['a stock with its unit', sheet('A-1|500|ADET|5', 'A-2|300|ADET|7'), ['A-1=5 ADET', 'A-2=7 ADET']],
  ['SAP', sheet(...SAP), SAP_ORDER],
  ['SAP without titles', sheet(...SAP.slice(1)), SAP_ORDER],
  ['Nebim', 'Ürün Kodu,Renk Kodu,Beden,Miktar\nTSH-1,BEY,M,12\nTSH-2,SYH,L,24', ['TSH-1=12', 'TSH-2=24']],
  [
    'Paraşüt',
    'Hizmet / Ürün,Ürün Kodu,Miktar,Birim,Br. Fiyat,Vergi,Toplam\nBalata,BLT-55,4,Adet,"650,00",%20,"3.120,00"',
    ['BLT-55=4 Adet'],
  ],
  [
    'an invoice without codes, of whose rates none is one',
    sheet(
      'Sıra No|Mal Hizmet|Miktar|Fiyat|KDV Oranı',
      '1|CVT-12 CIVATA|100 Adet|1,25 TL|%20,00',
      '2|SMN-13 SOMUN|50 Adet|1,00 TL|%20,00',
    ),
    ['CVT-12 CIVATA=100 Adet', 'SMN-13 SOMUN=50 Adet'],
  ],
  ['a group before each code', sheet('G1|A-1|5', 'G1|A-2|7', 'G1|A-3|9'), ['A-1=5', 'A-2=7', 'A-3=9']],
  ['rows with their dates', sheet('27.11.2026|A-1|5', '28.11.2026|A-2|10'), ['A-1=5', 'A-2=10']],
];

const TITLES: readonly Case[] = [
  ['the unit in brackets', sheet('Kod|Stok (Adet)|Sipariş (Koli)', 'A-1|100|5', 'A-2|50|10'), ['A-1=5 Koli', 'A-2=10 Koli']],
  ['what a box holds', sheet('Kod|Koli İçi Adet|Sipariş Koli', 'A-1|24|5', 'A-2|12|10'), ['A-1=5', 'A-2=10']],
  ['numbers of goods', sheet('Stok No|Giriş|Çıkış|Kalan|Sipariş', 'A-1|10|5|5|20', 'A-2|8|8|0|15'), ['A-1=20', 'A-2=15']],
  ['the quantity alone', sheet('Malzeme|Koli|Miktar', 'A-1|5|100', 'A-2|3|250'), ['A-1=100', 'A-2=250']],
  ['another code', sheet('Depo Kodu|Malzeme|Miktar', '1|A-1|5', '1|A-2|10'), ['A-1=5', 'A-2=10']],
  ['codes of digits, and no quantity', sheet('Stok Kodu|Açıklama', '11|Vida', '12|Somun'), ['11=', '12=']],
  ['the codes of others', sheet('Tedarikçi kodu|Adet', 'T-1|5', 'T-2|7'), ['T-1=5', 'T-2=7']],
  ['a quantity in words', sheet('Tedarikçi kodu|Adet', 'T-1|5', 'T-2|yok'), ['T-1=5', 'T-2=yok']],
  ['words of another language', sheet('Artikel|Menge', 'A-1|5', 'A-2|7'), ['A-1=5', 'A-2=7']],
  ['codes alone', 'KOD\nA-1\nA-2', ['A-1=', 'A-2=']],
  ['price and stock behind', sheet('Stok Kodu|Liste Fiyatı|Kalan', 'A-1|150|5', 'A-2|250|7'), ['A-1=5', 'A-2=7']],
  ['a customer above', sheet('Sipariş formu', 'Müşteri: Ali', '', 'Kod|Miktar', 'A-1|5'), ['A-1=5']],
  [
    'two tables beside each other',
    sheet('Form', 'Kod|Adet|Kod|Adet', 'A-1|5|B-1|7', 'A-2|6|B-2|', 'A-3|1||'),
    ['A-1=5', 'A-2=6', 'A-3=1', 'B-1=7', 'B-2=0'],
  ],
  [
    'three of them, with room between',
    sheet('Stok Kodu|Ürün|Miktar||STOK KODU|ÜRÜN|MİKTAR||Stok Kodu|Ürün|Miktar', 'A-1|x|5||B-1|y|7||C-1|z|9'),
    ['A-1=5', 'B-1=7', 'C-1=9'],
  ],
  ['a second code', sheet('Kod|Adet|Kod', 'A-1|5|X-1', 'A-2|7|X-2'), ['A-1=5', 'A-2=7']],
  ['a hint above', sheet('Lütfen miktar girin||', 'Kod|Ürün|Miktar', 'A-1|x|5', 'A-2|y|'), ['A-1=5', 'A-2=0']],
];

/** What reads like titles at first sight. */
const NO_TITLES: readonly Case[] = [
  ['codes and units', sheet('KOD-1|5 ADET', 'KOD-2|7 ADET'), ['KOD-1=5 ADET', 'KOD-2=7 ADET']],
  ['words without a number', 'kodlama\nvida\nsomun', ['kodlama=', 'vida=', 'somun=']],
  ['words above a word', sheet('Artikel|Menge', 'A-1|5', 'A-2|yok'), ['Artikel=Menge', 'A-1=5', 'A-2=yok']],
  ['a code twice', sheet('VIDA|10', 'VIDA|20'), ['VIDA=30']],
  ['a column that counts, beside codes of digits', sheet('1|101|5', '2|102|7', '3|103|4'), ['101=5', '102=7', '103=4']],
  ['the same beside codes as low', sheet('1|9|5', '2|8|7', '3|6|4'), ['9=5', '8=7', '6=4']],
  ['words beside numbers as long as codes', sheet('Vida|1500', 'Somun|2000'), ['Vida=1500', 'Somun=2000']],
  ['a unit before a word', sheet('ADET|Vida|5'), ['Vida=5 ADET']],
  ['a quantity without a code', sheet('A-1|5', '|7', 'A-2|3'), ['A-1=5', '=7', 'A-2=3']],
  ['codes as low as a count', sheet('1|5', '2|7', '3|4'), ['1=5', '2=7', '3=4']],
];

const FILES: readonly Case[] = [
  ['semicolons, as its first line says', 'sep=;\nA-1\nA-2;5\nA-3\nA-4', ['A-1=0', 'A-2=5', 'A-3=0', 'A-4=0']],
  ['commas, as its first line says', 'sep=,\nA-1\nA-2,5\nA-3\nA-4', ['A-1=0', 'A-2=5', 'A-3=0', 'A-4=0']],
  ['tabs, as its first line says', 'sep=\t\nA-1 X\nA-2 Y\t5', ['A-1 X=0', 'A-2 Y=5']],
  ['another first line', 'sep=|\nA-1;5\nA-2;7', ['A-1=5', 'A-2=7']],
  ['lines of an old Mac', 'A-1;5\rA-2;7', ['A-1=5', 'A-2=7']],
  ['tabs behind its lines', 'A-1 5\t\nA-2 7\t', ['A-1=5', 'A-2=7']],
  ['a quote that nobody closes', '"A-1;5\nA-2;7', ['"A-1=5', 'A-2=7']],
  ['quotes in quotes', '"A ""1""";5\n"B;2";7', ['A "1"=5', 'B;2=7']],
  ['decimals without quotes', 'A-2,3\nA-1,2,5', ['A-2=3', 'A-1=2,5']],
  ['decimals of two digits without quotes', 'A-2,3\nA-1,12,50', ['A-2=3', 'A-1=12,50']],
  ['a number in a note behind', 'A-2,3\nA-1,5,2. kat', ['A-2=3', 'A-1=5']],
  ['a note behind', 'A-2,3\nA-1,5,x', ['A-2=3', 'A-1=5']],
  ['codes that are no formulas', sheet('="00123"|5', "'00124|7", "'=A1|3"), ['00123=5', '00124=7', '=A1=3']],
  ['codes with such signs', sheet('A="7"|5', "A'1|7", "'abc|3"), ['A="7"=5', "A'1=7", "'abc=3"]],
];

const CODES: readonly Case[] = [
  ['of one word and a number', 'HRD 12\nHRD 13\nHRD 14', ['HRD 12=', 'HRD 13=', 'HRD 14=']],
  ['beside a name that is there twice', 'Ahmet Bey 1\nAhmet Bey 2\nHRD-12 5', ['Ahmet Bey=3', 'HRD-12=5']],
  [
    'of a word and a number, behind their amounts',
    '1 DIN934 10\n5 DIN934 12\n3 DIN931 14',
    ['DIN934 10=1', 'DIN934 12=5', 'DIN931 14=3'],
  ],
  ['that begin with a number, beside others', '5 VOLT RÖLE 10\nHRD-13 7', ['5 VOLT RÖLE=10', 'HRD-13=7']],
  ['that begin like a price', 'TL19 100\nTL18 300', ['TL19=100', 'TL18=300']],
  ['of one word twice, with units', 'VIDA 5 adet\nVIDA 7 adet', ['VIDA=12 adet']],
  ['of words alone', 'CIVATA 5\nSOMUN 4', ['CIVATA=5', 'SOMUN=4']],
  ['in groups of digits', '0 986 494 012\n0 986 494 013', ['0 986 494 012=', '0 986 494 013=']],
  ['in groups of digits, with amounts', '0 986 494 012 100\n0 986 494 013 05', ['0 986 494 012=100', '0 986 494 013=05']],
  ['with a size', 'KBL-1,5MM\nKBL-2,5MM', ['KBL-1,5MM=', 'KBL-2,5MM=']],
  ['with an x, and a comma behind', 'PVC 4x100,5 adet\nPVC 5x120,3 adet', ['PVC 4x100=5 adet', 'PVC 5x120=3 adet']],
  ['of digits, and a comma behind', '8690000000012,5 adet\n12346,3 adet', ['8690000000012=5 adet', '12346=3 adet']],
  ['of six digits, in one line', '100001,100008,100015', ['100001=', '100008=', '100015=']],
  ['of four digits, in one line', '6204, 6205, 6206', ['6204=', '6205=', '6206=']],
  ['of four digits, two and two', '6204, 6205, 6206, 6207', ['6204=', '6205=', '6206=', '6207=']],
  ['of four digits, and their amounts', '6204, 1000, 6205, 1250', ['6204=1000', '6205=1250']],
  ['of six digits, two in one line', '620400, 620500', ['620400=', '620500=']],
  ['of six digits, and a large amount', '620400, 125000', ['620400=125000']],
  ['of four digits, by semicolons', '6204;6205;6206', ['6204=', '6205=', '6206=']],
  ['of four digits, by spaces', '6204 6205 6206', ['6204=', '6205=', '6206=']],
  ['of four digits, by dashes', '6204 - 6205 - 6206', ['6204=', '6205=', '6206=']],
  ['of barcodes, by spaces', '8690000000010 8690000000020', ['8690000000010=', '8690000000020=']],
  ['of six digits, and its amount', '100001,100', ['100001=100']],
  ['with inches', '1/2";5\n3/4";10', ['1/2"=5', '3/4"=10']],
];

const MESSAGES: readonly Case[] = [
  ['the second mark of a list in Word', 'o\tA-1 5 adet\no\tA-2 10 adet', ['A-1=5 adet', 'A-2=10 adet']],
  ['more than nine lines of a list in Word', '9.\tA-1 5 adet\n10.\tA-2 10 adet', ['A-1=5 adet', 'A-2=10 adet']],
  ['letters before its lines', 'a)\tA-1 5 adet\nb)\tA-2 10 adet', ['A-1=5 adet', 'A-2=10 adet']],
  ['numbers before codes of digits', '1. 100248, 5 adet\n2. 100251, 10 adet', ['100248=5 adet', '100251=10 adet']],
  ['codes and amounts in turn', 'A-1, 5 adet, A-2, 10 adet', ['A-1=5 adet', 'A-2=10 adet']],
  ['codes with numbers and their amounts in turn', 'A-1001, 5, A-1002, 10', ['A-1001=5', 'A-1002=10']],
  ['the same with large amounts', 'A-1001, 10.000 adet, A-1002, 12500\n', ['A-1001=10.000 adet', 'A-1002=12500']],
  ['the same with codes of digits', '100248, 1500, 100251, 10', ['100248=1500', '100251=10']],
  ['units, and codes of six digits', '100248, 10.000 adet, 100251, 5 adet', ['100248=10.000 adet', '100251=5 adet']],
  ['thousands with times in front', '1.500 x A-1001\n250 x B-1002', ['A-1001=1.500', 'B-1002=250']],
  ['codes in turn with codes of six digits', 'A-1001, 100008, A-1002, 100009', ['A-1001=', '100008=', 'A-1002=', '100009=']],
  ['one code and what it is', 'A-1001, 5, siyah, mat', ['A-1001=5']],
  ['sizes in a row', 'M8, M10, M12, M14', ['M8=', 'M10=', 'M12=', 'M14=']],
  ['the time before noon', '[10:12 AM] Ali: A-1 5\n[10:13 AM] Ali: A-2 7', ['A-1=5', 'A-2=7']],
  ['commas in some lines', 'A-1, 5 adet\nB-2 3 adet', ['A-1=5 adet', 'B-2=3 adet']],
  [
    'commas in some lines and the greeting',
    '> A-1, 5 adet\n- 3 x B-2.\nSaygılar, Ali',
    ['A-1=5 adet', 'B-2=3', 'Saygılar Ali=0'],
  ],
  ['more greetings than lines', 'Merhaba, Ali\nAnkara, Bayi\nA-1, 5 adet', ['Merhaba=Ali', 'Ankara=Bayi', 'A-1=5 adet']],
  ['more than nine lines', '10. A-1 5\n11. A-2 7', ['A-1=5', 'A-2=7']],
  ['‘of it’ in a word of its own', '6204 den 20 tane\n6205 ten 10 tane', ['6204=20 tane', '6205=10 tane']],
  ['‘of it’ without an apostrophe', 'A-1den 20 tane\nA-2ten 10', ['A-1=20 tane', 'A-2=10']],
  ['labels', 'Kod: A-1 Adet: 5\nStok kodu: A-2 Miktar: 7 koli', ['A-1=5 adet', 'A-2=7 koli']],
  [
    'labels in lines of their own',
    'Ürün: Vida\nKod: A-1\nAdet: 5\n\nÜrün: Somun\nKod: A-2\nMiktar: 1.500 koli',
    ['Vida=0', 'A-1=5 adet', 'Somun=0', 'A-2=1.500 koli'],
  ],
  ['labels, the amounts first', 'Adet: 5\nKod: A-1\nAdet: 7\nKod: A-2', ['A-1=5 adet', 'A-2=7 adet']],
  ['an ‘and’', 'A-1 20 adet ve A-2 10 koli, acil', ['A-1=20 adet', 'A-2=10 koli']],
  ['amounts that are told again', 'A-1 2 koli (24 adet)\nA-2 3 kutu (12 li)', ['A-1=2 koli', 'A-2=3 kutu']],
  ['equals signs', '6204=20\n6205 = 10', ['6204=20', '6205=10']],
  ['a please', 'A-1 x 5 please\nA-2 10 adet!', ['A-1=5', 'A-2=10 adet']],
];

describe('an order', () => {
  it.each(CODES_WITH_UNITS)('is read as it is meant, its codes being short: %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });

  it.each(PROGRAMS)('is read as it is meant out of a program: %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });

  it.each(TITLES)('is read as it is meant by titles: %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });

  it.each(NO_TITLES)('loses no line to titles: %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });

  it.each(FILES)('is read as it is meant out of a file with %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });

  it.each(CODES)('is read as it is meant with codes: %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });

  it.each(MESSAGES)('is read as it is meant in a message with %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });
});
