import type { Page } from 'playwright-core';

/** Pastes `rows` where the focus is, with their cells as a spreadsheet gives them. */
export async function pasteRows(page: Page, rows: ReadonlyArray<ReadonlyArray<string | number>>): Promise<void> {
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((cells) => cells.join('\t')).join('\n'),
  );
}
