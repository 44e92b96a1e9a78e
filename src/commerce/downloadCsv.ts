import { writeCsv } from '@/domain/csv';
import { downloadFile } from './downloadFile';

/** Lets the visitor keep rows as a CSV file. `name` is without the ending. */
export function downloadCsv(name: string, rows: ReadonlyArray<readonly string[]>): void {
  downloadFile(`${name}.csv`, writeCsv(rows), 'text/csv');
}
