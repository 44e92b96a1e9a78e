import type { Locale } from '@/i18n/texts';

/** The texts of one locale that any page may need, and only of that one. */
export async function loadTexts(locale: Locale) {
  const texts = locale === 'en' ? await import('./en/base') : await import('./tr/base');
  return texts.default;
}

/** The account area's texts of one locale: with the first widget that says them. */
export async function loadAccountAreaTexts(locale: Locale) {
  const texts = locale === 'en' ? await import('./en/accountArea') : await import('./tr/accountArea');
  return texts.default;
}

/** The texts of ordering by codes, of one locale: likewise. */
export async function loadOrderingTexts(locale: Locale) {
  const texts = locale === 'en' ? await import('./en/ordering') : await import('./tr/ordering');
  return texts.default;
}
