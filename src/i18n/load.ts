import type desk from './locales/tr/desk';
import type tr from './locales/tr';

export type Locale = 'tr' | 'en';

/** What every page may say: the catalogue and the header. */
export type BaseTexts = typeof tr;

/** What is said at the dealer's desk alone: cart page, checkout, orders, offers, account, service, administration. */
export type DeskTexts = typeof desk;

/** Every text of the bundle, by its key. */
export type Texts = BaseTexts & DeskTexts;

/** Loads the texts of one locale that any page may need, and only of that one. */
export async function loadTexts(locale: Locale): Promise<BaseTexts> {
  const texts = locale === 'en' ? await import('./locales/en') : await import('./locales/tr');
  return texts.default;
}

/** Loads the desk's texts of one locale: with the first widget that says them. */
export async function loadDeskTexts(locale: Locale): Promise<DeskTexts> {
  const texts = locale === 'en' ? await import('./locales/en/desk') : await import('./locales/tr/desk');
  return texts.default;
}
