/** Read by every Excel: without the mark it takes UTF-8 for another alphabet. */
const MARK = '\uFEFF';

/** Rows as a CSV file for spreadsheets in Turkish: UTF-8 with its mark, `;`, CRLF. No cell can be a formula (decision 61). */
export function writeCsv(rows: ReadonlyArray<readonly string[]>): string {
  return MARK + rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
