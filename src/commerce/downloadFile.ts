import { dom } from '@/runtime/page/dom';

/** Milliseconds for which a file is kept. Safari on phones reads it only once the visitor has said that they want it. */
const KEPT = 60_000;

/** Lets the visitor keep a text as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = dom.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT);
}
