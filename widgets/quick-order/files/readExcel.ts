import { readSheet } from 'read-excel-file/universal';
import { writeTypedNumber } from '@/domain/typedNumber';

/** The first sheet of an Excel file as rows of text; a number as a person in Turkey writes it. @throws where it is none */
export async function readExcelRows(content: ArrayBuffer): Promise<ReadonlyArray<readonly string[]>> {
  const rows = await readSheet(content);
  // Empty rows above the titles, too: whatever stands first is judged as the titles.
  return rows.map((row) => row.map(toText)).filter((row) => row.some((cell) => cell !== ''));
}

/** '2,5' and not '2.5': what follows reads what people typed (decision 63), for whom '1.234' is more than a thousand. */
function toText(value: unknown): string {
  if (typeof value === 'number') return writeTypedNumber(value);
  return typeof value === 'string' ? value.trim() : '';
}
