import { dom } from '@/runtime/page/dom';

/** Lets the visitor keep a text as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = dom.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  });
}
