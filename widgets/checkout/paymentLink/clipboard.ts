import { dom } from '@/runtime/page/dom';

/** There on pages of a secure origin alone, which the types do not know. */
const clipboard = (): Clipboard | undefined => navigator.clipboard;

/**
 * Copies what stands in a field. Where the clipboard is missing or refused, the text is selected and copied as the
 * customer would; the focus then comes back. Answers false where that is refused too: focus and selection stay, for the
 * keyboard. (A hidden text area would be out of reach beside a modal dialog.)
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await clipboard()?.writeText(field.value);
    if (clipboard()) return true;
  } catch {
    // Refused: by the page's policy, or by the customer.
  }
  const before = dom.activeElement;
  field.focus();
  field.select();
  // Deprecated, and the only way there is without the clipboard.
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = dom.execCommand('copy');
  if (isCopied && before instanceof HTMLElement) before.focus();
  return isCopied;
}
