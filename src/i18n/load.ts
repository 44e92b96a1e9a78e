import type tr from './locales/tr';

export type Locale = 'tr' | 'en';

/** Every text of the bundle, by its key. */
export type Texts = typeof tr;

/** Loads the texts of one locale, and only of that one. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const texts = locale === 'en' ? await import('./locales/en') : await import('./locales/tr');
  return texts.default;
}
