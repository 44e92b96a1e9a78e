import { beforeEach, vi } from 'vitest';

/** Stands in for the window of its own that printing opens; what is printed stands in its `document`. */
export function printedPages(): { readonly document: Document } {
  const printed = { document: document.implementation.createHTMLDocument() };
  beforeEach(() => {
    printed.document = document.implementation.createHTMLDocument();
    const opened = Object.assign(new EventTarget(), {
      document: printed.document,
      opener: window,
      focus: vi.fn(),
      print: vi.fn(),
      close: vi.fn(),
    });
    vi.stubGlobal(
      'open',
      vi.fn(() => opened),
    );
  });
  return printed;
}
