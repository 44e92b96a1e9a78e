import { useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/data/hooks';
import { acceptCookies } from '@/data/session/slice';
import { useOutOfTheWay } from './useOutOfTheWay';
import '@/ui/button.css';
import '@/ui/css/overlay.css';
import './cookie-button.css';

/** Lies over the page without holding it up: no dialog, and never upon what has the keyboard's focus. S2-1.06. */
export function CookieBanner({ policyHref }: { readonly policyHref?: string | undefined }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const banner = useRef<HTMLElement>(null);
  const isAtTop = useOutOfTheWay(banner);
  const cameFrom = useRef<Element | null>(null);
  return (
    // Its link takes the focus as its button does, and goes with it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={banner}
      className={isAtTop ? 'vt-overlay vt-cookies vt-cookies--top' : 'vt-overlay vt-cookies'}
      aria-label={t('cookies.label')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <p className="vt-cookies__text">
        {t('cookies.text')}{' '}
        {policyHref !== undefined && (
          <a className="vt-cookies__policy" href={policyHref}>
            {t('cookies.policy')}
          </a>
        )}
      </p>
      <button
        type="button"
        className="vt-button vt-button--primary vt-cookies__accept"
        onClick={() => {
          // The button goes, and with it the place of whoever stands on it.
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          void dispatch(acceptCookies());
        }}
      >
        {t('cookies.accept')}
      </button>
    </section>
  );
}
