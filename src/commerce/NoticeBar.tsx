import { usePage } from '@/data/hooks';
import { isRepeatedClick } from '@/domain/links/plainClick';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '@/ui/Icon';
import { INFO } from '@/ui/icon/listPaths';
import { CHECK } from '@/ui/icon/paths';
import '@/ui/button.css';
import './notice-bar.css';

/** What was done to lines as a whole, or to lists of them. */
export interface Notice {
  readonly text: string;
  /** All went well. */
  readonly isGood?: boolean;
  /** Something is in the cart now. */
  readonly leadsToCart?: boolean;
  /** What can be done about it. */
  readonly action?: { readonly text: string; run(this: void): void };
}

/** Says it above what it was done to. It is announced by whoever makes it. */
export function NoticeBar({ notice: { text, isGood, leadsToCart, action } }: { readonly notice: Notice }) {
  const { t } = useTexts();
  const { routes } = usePage();
  return (
    <p className="vt-notice-bar">
      <span className={isGood ? 'vt-notice-bar__mark vt-notice-bar__mark--good' : 'vt-notice-bar__mark'}>
        <Icon path={isGood ? CHECK : INFO} size={16} />
      </span>
      <span className="vt-notice-bar__text">{text}</span>
      {leadsToCart && (
        <a className="vt-notice-bar__link" href={routes.cart}>
          {t('cart.goTo')}
        </a>
      )}
      {action && (
        <button
          type="button"
          className="vt-button vt-button--quiet vt-button--compact"
          onClick={(event) => {
            // Of a double click: lines that are read again would be there twice.
            if (!isRepeatedClick(event)) action.run();
          }}
        >
          {action.text}
        </button>
      )}
    </p>
  );
}
