import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import type { Toasts, ToastLink } from '@/page/services';
import { Icon } from '@/ui/Icon';
import { CLOSE } from '@/ui/icon/paths';
import { keepInFront } from './keepInFront';
import { AUTO_CLOSE, type ToastSurroundings } from './plain';
import './toasts.css';

/** Makes the page's one toast host, top centre (decision 8). */
export function createHost({ i18n, ...inFront }: ToastSurroundings): Toasts {
  const element = document.createElement('div');
  element.className = 'vt-root vt-toasts';
  const root = createRoot(element);
  inFront.ending.addEventListener('abort', () => {
    root.unmount();
  });
  const place = keepInFront(element, inFront);
  const CloseButton = ({ closeToast }: CloseButtonProps) => (
    <button type="button" className="vt-toast__close" aria-label={i18n.t('common.close')} onClick={closeToast}>
      <Icon path={CLOSE} />
    </button>
  );
  flushSync(() => {
    root.render(
      <ToastContainer
        aria-label={i18n.t('toast.region')}
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
    place();
    // The same message twice is one message: a second click must not build a wall of alerts.
    const content = (
      <span className="vt-toast__text">
        {text}
        {link && (
          <>
            {' '}
            <a className="vt-toast__link" href={link.href}>
              {link.text}
            </a>
          </>
        )}
      </span>
    );
    toast(content, { toastId: text, autoClose, role: 'alert' });
  };
  return {
    alert: (text, link) => {
      show(text, false, link);
    },
    toast: (text) => {
      show(text, AUTO_CLOSE);
    },
  };
}
