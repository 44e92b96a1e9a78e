import { dom } from '@/runtime/page/dom';

const FIELD = 'input[name=productCode]';

/** The page's field for a product code: that of the container's form, else the first of the page. Decision 58. */
export function productCodeField(container: Element): HTMLInputElement | null {
  return container.closest('form')?.querySelector<HTMLInputElement>(FIELD) ?? dom.querySelector<HTMLInputElement>(FIELD);
}

/** Writes into a field of the page as a visitor would: frameworks overlay the value of theirs, and listen for both events. */
export function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}
