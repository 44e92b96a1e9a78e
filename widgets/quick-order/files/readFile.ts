import { readRows, readSheet, type Sheet } from '../rules/sheet';
import { decodeText } from './decodeText';

/** A file as a sheet, or the text that says why it is none. */
export type FileResult =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly why: 'quickOrder.fileFailed' | 'quickOrder.oldExcel' };

/** How a file of bytes begins: an archive (.xlsx), and what Excel wrote before 2007 or protects with a password. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
/** Many programs write a page or XML into a file, and call it .xls. */
const MARKUP = /^\s*</;

/** Reads a CSV, text or Excel file. What it is its bytes say, and not its name: a picture renamed to .xlsx is none. */
export async function readFile(file: Blob): Promise<FileResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);
  if (begins(OLD_EXCEL)) return { ok: false, why: 'quickOrder.oldExcel' };
  if (begins(ARCHIVE)) return readExcel(bytes.buffer);
  const text = decodeText(bytes);
  if (text === null || text.startsWith('%PDF-')) return { ok: false, why: 'quickOrder.fileFailed' };
  return MARKUP.test(text) ? { ok: false, why: 'quickOrder.oldExcel' } : { ok: true, sheet: readSheet(text) };
}

async function readExcel(content: ArrayBuffer): Promise<FileResult> {
  try {
    const { readExcelRows } = await import('./readExcel');
    return { ok: true, sheet: readRows(await readExcelRows(content)) };
  } catch {
    return { ok: false, why: 'quickOrder.fileFailed' };
  }
}
