import type { i18n } from 'i18next';
import type { Toasts, ToastLink } from '@/page/services';
import { after } from '@/runtime/page/run';
import { keepInFront, type InFront } from './keepInFront';

/** What messages need of the page. */
export interface ToastSurroundings extends InFront {
  readonly i18n: i18n;
}

export interface PlainToasts extends Toasts {
  /** One of its messages stands. */
  isShowing(this: void): boolean;
}

/** Milliseconds after which a toast closes itself. S1-8.03, S1-9.19, S2-9.35. */
export const AUTO_CLOSE = 5000;

/**
 * Messages without the library's list, which is a chunk: for when that does not come. They have the markup of the
 * others, and their styles are those of every page.
 */
export function createPlainToasts({ i18n, ...inFront }: ToastSurroundings): PlainToasts {
  const list = document.createElement('section');
  list.className = 'vt-toasts__list';
  list.setAttribute('aria-label', i18n.t('toast.region'));
  const element = document.createElement('div');
  element.className = 'vt-root vt-toasts';
  element.append(list);
  const place = keepInFront(element, inFront);

  const show = (message: string, link?: ToastLink) => {
    place();
    // As in the list: the same message twice is one message.
    const standing = [...list.children].find(({ firstChild }) => firstChild?.firstChild?.nodeValue === message);
    if (standing) return standing;
    const toast = document.createElement('div');
    toast.className = 'vt-toast';
    toast.setAttribute('role', 'alert');
    const text = document.createElement('span');
    text.className = 'vt-toast__text';
    text.append(message);
    if (link)
      text.append(
        ' ',
        Object.assign(document.createElement('a'), { className: 'vt-toast__link', href: link.href, textContent: link.text }),
      );
    toast.append(
      text,
      closeButton(i18n.t('common.close'), () => toast.remove()),
    );
    list.prepend(toast);
    return toast;
  };
  return {
    alert: (text, link) => void show(text, link),
    toast: (text) => {
      const toast = show(text);
      after(AUTO_CLOSE, inFront.ending, () => {
        toast.remove();
      });
    },
    isShowing: () => list.hasChildNodes(),
  };
}

function closeButton(name: string, close: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'vt-toast__close';
  button.setAttribute('aria-label', name);
  button.addEventListener('click', close);
  button.append('×');
  return button;
}
