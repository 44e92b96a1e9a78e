import { dom } from '@/runtime/page/dom';

/** A search field as the widget finds it. */
export interface Beginning {
  readonly text: string;
  /** Null where there was no field. */
  readonly caret: readonly [start: number | null, end: number | null] | null;
  /** The visitor is just writing this text. */
  readonly isBeingTyped: boolean;
}

/**
 * What the widget begins with: the text that was typed into the fallback's field before the script came, else
 * `value`, else what the server wrote into that field.
 */
export function takeOver(container: HTMLElement, value: string): Beginning {
  const field = container.querySelector('input[name=q]');
  if (!(field instanceof HTMLInputElement)) return { text: value, caret: null, isBeingTyped: false };
  const isTyped = field.value !== field.defaultValue;
  return {
    text: isTyped ? field.value : value || field.value,
    caret: [field.selectionStart, field.selectionEnd],
    isBeingTyped: isTyped && field === dom.activeElement,
  };
}
