import { dom } from '@/runtime/page/dom';

/**
 * Where something must stand to be seen, clicked and read aloud: the modal dialog that was opened last, of ours or of
 * the page, since such a dialog covers everything beside it and makes it inert; without one, the body.
 */
export type FrontLayer = () => Element;

export function createFrontLayer(): FrontLayer {
  /** Modal dialogs in the order in which they were opened, as far as that was seen. */
  let open: readonly Element[] = [];
  return () => {
    const modal = [...dom.querySelectorAll('dialog:modal')];
    open = [...open.filter((dialog) => modal.includes(dialog)), ...modal.filter((dialog) => !open.includes(dialog))];
    return open.at(-1) ?? dom.body;
  };
}
