import { expect, it, vi } from 'vitest';
import { openWindow } from './navigation';

/** As much of a window as we use. */
const emptyWindow = () => ({
  opener: window as Window | null,
  closed: false,
  document: { title: '' },
  location: { replace: vi.fn() },
});

it('a window that is opened cannot reach the page, before it leads anywhere', () => {
  const opened = emptyWindow();
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  const { goTo } = openWindow('Sepet');
  expect([opened.opener, opened.document.title]).toEqual([null, 'Sepet']);
  goTo('https://wa.me/?text=Sepet');
  expect(opened.location.replace).toHaveBeenCalledWith('https://wa.me/?text=Sepet');
});

it('a window that the visitor has closed meanwhile is left alone', () => {
  const opened = emptyWindow();
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  const { goTo } = openWindow('Sepet');
  opened.closed = true;
  goTo('https://wa.me/?text=Sepet');
  expect(opened.location.replace).not.toHaveBeenCalled();
});
