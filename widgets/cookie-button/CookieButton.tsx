import { useAppSelector } from '@/data/hooks';
import { CookieBanner } from './CookieBanner';

/** Asks for consent to cookies where the shop has none on record. S2 §2 and §4, decision 59. */
export function CookieButton() {
  return useAppSelector(({ session }) => session.cookieAllowed) ? null : <CookieBanner />;
}
