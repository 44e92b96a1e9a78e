import { vi } from 'vitest';

/** The files that the page gives the visitor from now on, until the test is over; jsdom keeps none. */
export function keepDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return files;
}
