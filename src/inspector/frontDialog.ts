import { dom } from '@/runtime/page/dom';

/**
 * The modal dialog in front, which covers everything beside it and makes it inert; null without one. Unlike `src/page/topLayer.ts`,
 * which is in the shell, it does not see them open: it looks which of them can be hit.
 */
export function frontDialog(): HTMLElement | null {
  // Of two that can be hit, the later one.
  const modal = [...dom.querySelectorAll<HTMLElement>('dialog:modal')].reverse();
  const isInFront = (dialog: HTMLElement) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    return dialog.contains(dom.elementFromPoint(left + width / 2, top + height / 2));
  };
  return modal.find(isInFront) ?? modal[0] ?? null;
}
