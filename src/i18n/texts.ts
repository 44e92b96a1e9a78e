export type Locale = 'tr' | 'en';

/** Texts by their keys. Which keys there are, and that both locales have them, `registry/texts` says. */
export type Texts = Readonly<Record<string, string>>;
