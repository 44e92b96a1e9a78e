import { dom } from '@/runtime/page/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { Icon } from '@/ui/Icon';
import { CHECK, CLOSE, WARNING } from '@/ui/icon/paths';
import { group, namesOf, type Group } from './group';
import { listenToKeys, rememberFocus } from './keyboard';
import { keepPlaced } from './place';
import { createRegion } from './region';
import { AUTO_CLOSE, type CreateView } from './view';
import './toasts.css';

/** Makes the page's one toast host, top centre of what is free (decisions 8 and 64). */
export const createHost: CreateView = (surroundings, close) => {
  const { i18n, ending } = surroundings;
  const { element: region, show } = createRegion(surroundings);
  const place = keepPlaced(region, surroundings);
  const returnFocus = rememberFocus(region, ending);
  const root = createRoot(region);
  let groups: readonly Group[] = [];
  let made = 0;

  const CloseButton = ({ closeToast }: CloseButtonProps) => (
    <button type="button" className="vt-toast__close" aria-label={i18n.t('common.close')} onClick={closeToast}>
      <Icon path={CLOSE} />
    </button>
  );
  const closeAll = () => {
    returnFocus(region);
    close(groups.flatMap(({ messages }) => messages));
  };
  const container = (
    <ToastContainer
      // The region around it has the name.
      aria-label={undefined}
      position="top-center"
      className="vt-toasts__list"
      progressClassName="vt-toast__clock"
      closeButton={CloseButton}
      // Its own transitions wait for animations that its styles would bring.
      transition={false}
      draggable={false}
      icon={false}
      // The region's own key does not pause what nobody goes to.
      hotKeys={() => false}
      hideProgressBar
      newestOnTop
    />
  );
  const render = () => {
    flushSync(() => {
      root.render(
        <>
          {container}
          {groups.length > 1 && (
            <button type="button" className="vt-toasts__close-all" onClick={closeAll}>
              {i18n.t('toast.closeAll')}
            </button>
          )}
        </>,
      );
    });
    const section = region.firstElementChild;
    section?.classList.add('vt-toasts__section');
    // Each toast is an alert: in a polite region it would be read twice.
    for (const name of ['aria-live', 'aria-atomic', 'aria-relevant']) section?.removeAttribute(name);
  };
  render();
  ending.addEventListener('abort', () => {
    root.unmount();
  });
  listenToKeys(region, {
    ending,
    close: ({ id }) => {
      toast.dismiss(id);
    },
  });
  region.addEventListener('focusin', () => {
    toast.pause();
  });
  region.addEventListener('focusout', () => {
    toast.play();
  });

  /** What stands in a toast. */
  const content = (each: Group) => {
    const [{ text, link, isGood, source }] = each.messages;
    const names = namesOf(each);
    return (
      <>
        <span className="vt-toast__icon">
          <Icon path={isGood ? CHECK : WARNING} />
        </span>
        <span className="vt-toast__text" ref={leaveTabOrder}>
          {text}
          {names.length > 0 && (
            <>
              {' '}
              <span className="vt-toast__about">
                {names.length > 1 && source?.action === 'cart/add'
                  ? i18n.t('toast.products', { count: names.length, names: names.join(', ') })
                  : names.join(', ')}
              </span>
            </>
          )}
          {link && (
            <>
              {' '}
              <a className="vt-toast__link" href={link.href}>
                {link.text}
              </a>
            </>
          )}
        </span>
      </>
    );
  };
  const open = (each: Group) => {
    const [{ source, isGood }] = each.messages;
    toast(content(each), {
      toastId: each.id,
      autoClose: source ? false : AUTO_CLOSE,
      className: isGood ? 'vt-toast vt-toast--good' : 'vt-toast',
      onClose() {
        returnFocus(dom.getElementById(each.id));
        // Still there: the visitor has closed it, or its clock.
        const closed = groups.find(({ id }) => id === each.id);
        if (closed) close(closed.messages);
      },
    });
  };
  return {
    show(standing) {
      const before = groups;
      groups = group(standing, before, () => `vt-toast-${(made += 1)}`);
      show(groups.length > 0);
      try {
        flushSync(() => {
          for (const { id } of before) if (!groups.some((each) => each.id === id)) toast.dismiss(id);
          for (const each of groups) {
            const old = before.find(({ id }) => id === each.id);
            if (!old) open(each);
            else if (old.messages.length > each.messages.length) toast.update(each.id, { render: content(each), delay: null });
          }
        });
      } catch {
        // A script of the page has taken one out, as many do with all that is an alert, and React finds it no more: all begin anew.
        flushSync(() => {
          root.render(null);
        });
        for (const each of groups) open(each);
      }
      render();
      place();
    },
  };
};

/** The library makes each toast a stop of the tab key, where nothing can be done. */
function leaveTabOrder(text: HTMLElement | null): void {
  text?.parentElement?.removeAttribute('tabindex');
}
