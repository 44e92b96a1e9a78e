import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { isRepeatedClick } from '@/domain/links/plainClick';
import { useTexts } from '@/i18n/useTexts';
import { dom } from '@/runtime/page/dom';
import { CLOSE } from './icon/paths';
import { Icon } from './Icon';
import { onResize } from './onResize';
import './button.css';
import './css/dialog.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  /** The visitor wants it closed: by its button, Escape or a click beside it. */
  readonly onClose: () => void;
  /** Id of the question that it asks, which is then read with its title: an `alertdialog`. */
  readonly question?: string;
  /** What has the focus first, in the place of the button that closes it. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** It holds a table: as wide as the window lets it be. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog: focus goes in, stays in and returns to where it was. Renders nothing while closed. */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, question, firstFocus, isWide, children }: Omit<Props, 'open'>) {
  const { t } = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Only the one in front darkens the page.
    const below = dom.querySelectorAll('.vt-dialog[open]:not(.vt-dialog--below)');
    for (const each of below) each.classList.add('vt-dialog--below');
    const place = element?.parentNode;
    element?.showModal();
    // WebKit of Safari 16 leaves the focus on the page where the dialog's styles are not laid out yet.
    if (firstFocus) firstFocus.current?.focus();
    else if (!element?.contains(dom.activeElement)) closeButton.current?.focus();
    // A page that hides what it stands in (back closes a menu, a phone is turned) would be inert, and nothing of it in sight.
    const unfollow =
      element &&
      onResize(element, () => {
        if (element.getClientRects().length === 0) element.close();
      });
    // Closing before React takes the element out gives the focus back to the opener.
    return () => {
      unfollow?.();
      // The page has taken it out, or has emptied its body, in which it stood: React takes it out of there.
      if (element && !element.parentNode) place?.append(element);
      element?.close();
      for (const each of below) each.classList.remove('vt-dialog--below');
    };
  }, [firstFocus]);

  // React tells a dialog also of what happens to one that opens from within it.
  const isOwn = ({ target }: SyntheticEvent) => target === dialog.current;
  return (
    // The backdrop is for the pointer; the keyboard has Escape, which the browser turns into `cancel`.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`vt-dialog${isWide ? ' vt-dialog--wide' : ''}`}
      // It may stand outside its widget, which browsers do not translate either.
      translate="no"
      role={question && 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={question}
      onKeyDown={(event) => {
        // A modal of the page around it would close as well, and Bootstrap 4 keeps the browser from closing this one.
        if (event.key === 'Escape') event.stopPropagation();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (isOwn(event)) onClose();
      }}
      onClose={(event) => {
        if (isOwn(event)) onClose();
      }}
      onMouseDown={(event) => {
        // The second click of a double one that opened it closes nothing.
        pressedBeside.current = isOwn(event) && !isRepeatedClick(event);
      }}
      onClick={(event) => {
        // A text selection that ends beside the dialog must not close it.
        if (isOwn(event) && pressedBeside.current) onClose();
      }}
    >
      <div className="vt-dialog__box">
        <div className="vt-dialog__head">
          <h2 className="vt-dialog__title" id={titleId}>
            {title}
          </h2>
          <button
            ref={closeButton}
            type="button"
            className="vt-button vt-button--icon"
            aria-label={t('common.close')}
            onClick={onClose}
          >
            <Icon path={CLOSE} />
          </button>
        </div>
        <div className="vt-dialog__body">{children}</div>
      </div>
    </dialog>
  );
}
