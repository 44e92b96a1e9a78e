import type { i18n } from 'i18next';
import { getI18n } from 'react-i18next';

/**
 * The page's texts. Another locale is another page, so that a component need not listen for a change: a list of a
 * hundred rows would listen hundreds of times.
 */
export function useTexts(): Pick<i18n, 't'> {
  return getI18n();
}
