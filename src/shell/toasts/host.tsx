import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { Icon } from '@/ui/Icon';
import { CLOSE } from '@/ui/icon/paths';
import { keepInFront } from './keepInFront';
import './toasts.css';

/** Where a message leads. */
export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

export interface ToastHost {
  alert(text: string, link?: ToastLink): void;
  toast(text: string): void;
}

let host: ToastHost | null = null;

/** Milliseconds after which a toast closes itself. S1-8.03, S1-9.19, S2-9.35. */
const AUTO_CLOSE = 5000;

/** The page's one toast host, top centre (decision 8). */
export function toastHost(texts: i18n): ToastHost {
  host ??= createHost(texts);
  return host;
}

function createHost(texts: i18n): ToastHost {
  const element = document.createElement('div');
  element.className = 'vt-root vt-toasts';
  keepInFront(element);
  const CloseButton = ({ closeToast }: CloseButtonProps) => (
    <button type="button" className="vt-toast__close" aria-label={texts.t('common.close')} onClick={closeToast}>
      <Icon path={CLOSE} />
    </button>
  );
  flushSync(() => {
    createRoot(element).render(
      <ToastContainer
        aria-label={texts.t('toast.region')}
        position="top-center"
        className="vt-toasts__list"
        toastClassName="vt-toast"
        progressClassName="vt-toast__clock"
        closeButton={CloseButton}
        // Its own transitions wait for animations that its styles would bring.
        transition={false}
        closeOnClick={false}
        draggable={false}
        icon={false}
        hideProgressBar
        pauseOnFocusLoss
        newestOnTop
      />,
    );
  });
  const show = (text: string, autoClose: number | false, link?: ToastLink) => {
    // The same message twice is one message: a second click must not build a wall of alerts.
    const content = (
      <span className="vt-toast__text">
        {text}{link && <>{' '}<a className="vt-toast__link" href={link.href}>{link.text}</a></>}
      </span>
    );
    toast(content, { toastId: text, autoClose, role: 'alert' });
  };
  return {
    alert: (text, link) => { show(text, false, link); },
    toast: (text) => { show(text, AUTO_CLOSE); },
  };
}
