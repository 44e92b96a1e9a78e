import { useAppSelector } from '@/data/hooks';
import { CookieBanner } from './CookieBanner';

interface Props {
  /** The page that says which cookies there are; nothing where the shop names none. Decision 81. */
  readonly policyHref?: string | undefined;
}

/** Asks for consent to cookies where the shop has none on record. S2 §2 and §4, decision 59. */
export function CookieButton(props: Props) {
  return useAppSelector(({ session }) => session.page.cookieAllowed || session.isConsentGiven) ? null : (
    <CookieBanner {...props} />
  );
}
