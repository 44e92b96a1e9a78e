import { expect, it, vi } from 'vitest';
import { downloadFile } from './downloadFile';

it('keeps a file until Safari has asked the visitor for it, and lets it go then', () => {
  vi.useFakeTimers();
  const gone = vi.fn();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:liste';
      static override revokeObjectURL = gone;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  downloadFile('liste.csv', 'Kod', 'text/csv');
  vi.advanceTimersByTime(30_000);
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(gone).toHaveBeenCalledExactlyOnceWith('blob:liste');
  vi.useRealTimers();
});
