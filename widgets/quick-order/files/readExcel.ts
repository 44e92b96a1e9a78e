import readSheets, { type SheetData } from 'read-excel-file/universal';
import { writeTypedNumber } from '@/domain/typedNumber';
import { judgeColumns } from '../rules/columns';

/**
 * The sheet of an Excel file that has an order, as rows of text; a number as a person in Turkey writes it. A cover, or a hidden sheet of what
 * can be chosen in others, may stand before it: it is the first with titles, else the first with anything. @throws where it is no such file
 */
export async function readExcelRows(content: ArrayBuffer): Promise<ReadonlyArray<readonly string[]>> {
  const sheets = await readSheets(content);
  const filled = sheets.map(({ data }) => rowsOf(data));
  return filled.find((rows) => judgeColumns(rows).header !== null) ?? filled.find(({ length }) => length > 0) ?? [];
}

/** Rows that have something: empty ones above the titles go, too. A sheet that is a chart has none, whatever its type says. */
const rowsOf = (data: SheetData | undefined) => (data ?? []).map((row) => row.map(toText)).filter((row) => row.some(Boolean));

/**
 * '2,5' and not '2.5': what follows reads what people typed (decision 63), for whom '1.234' is more than a thousand. With 15 digits, as Excel
 * shows it: of 4,35 × 100 the file has 434,99999999999994. A code that Excel took for a date stays to be seen, and to be mended.
 */
function toText(value: unknown): string {
  if (typeof value === 'number') return writeTypedNumber(Number(value.toPrecision(15)));
  if (value instanceof Date) return value.toLocaleDateString('tr', { dateStyle: 'long', timeZone: 'UTC' });
  return typeof value === 'string' ? value.trim() : '';
}
