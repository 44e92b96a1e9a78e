import i18next, { type i18n } from 'i18next';
import type { Message } from '@/domain/message';
import type { Locale, Texts } from './texts';

/** Sets the texts of the page up; `overrides` are the page's own (contract §3, `messages`). */
export function createTexts(locale: Locale, texts: Texts, overrides: Readonly<Record<string, string>>): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { page: overrides, vitrin: texts } },
    defaultNS: 'page',
    fallbackNS: 'vitrin',
    // Keys are flat ("cart.empty"), and texts such as "Hata: …" hold colons.
    keySeparator: false,
    nsSeparator: false,
    // Nor is there another language to look in: a table of a hundred rows says a thousand texts.
    ignoreJSONStructure: false,
    fallbackLng: false,
    // React escapes; so does everything else that shows a text.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Adds texts that came later; what the page has put in their place stays. */
export function addTexts(i18n: i18n, texts: Texts): void {
  i18n.addResourceBundle(i18n.language, 'vitrin', texts);
}

/** The page has other texts in the place of ours: all that is said follows. */
export function changeOverrides(i18n: i18n, overrides: Texts): void {
  const { language } = i18n;
  i18n.removeResourceBundle(language, 'page');
  i18n.addResourceBundle(language, 'page', overrides);
  void i18n.changeLanguage(language);
}

/** Says what a rule of the domain wants to be said. Words of the shop are said as they are. */
export function translate(texts: Pick<i18n, 't'>, message: Message | string): string {
  if (typeof message === 'string') return message;
  // A rule's key is plain text to the type checker; a test holds every key of the rules against the texts.
  const translate = texts.t as (key: string, values?: Message['values']) => string;
  return translate(message.key, message.values);
}
