import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { dom } from '@/runtime/page/dom';
import { Icon } from '@/ui/Icon';
import { CHECK } from '@/ui/icon/paths';
import { Spinner } from '@/ui/Spinner';

/** What the button shows while it is disabled. The focus that it loses by that comes back with it, seen or not as before. */
export function Adding({ button }: { readonly button: RefObject<HTMLButtonElement> }) {
  useLayoutEffect(() => {
    const element = button.current;
    if (!element || dom.activeElement !== element) return undefined;
    const focusVisible = element.matches(':focus-visible');
    return () => {
      // The button is still disabled while React takes this out.
      queueMicrotask(() => {
        const { activeElement, body } = dom;
        if (activeElement === body || activeElement === null) element.focus({ focusVisible });
      });
    };
  }, [button]);
  return (
    <span className="vt-add__cover">
      <Spinner />
    </span>
  );
}

/** Milliseconds for which the button shows that it has added. S1 §9. */
const SUCCESS = 1250;

/** What the button shows once the product is in the cart. Its moment ends as well where it goes: as the next add begins, or with its product. */
export function Added({ compact, onEnd }: { readonly compact: boolean; readonly onEnd: () => void }) {
  const { t } = useTexts();
  useEffect(() => {
    const timer = setTimeout(onEnd, SUCCESS);
    return () => {
      clearTimeout(timer);
      onEnd();
    };
    // The moment begins once; a render in between does not begin it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <span className="vt-add__cover">
      <Icon path={CHECK} size={18} />
      {!compact && t('product.added')}
    </span>
  );
}
