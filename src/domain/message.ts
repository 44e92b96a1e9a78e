/**
 * A text that a rule wants to be said: a key of `i18n/locales` and its values. Rules return these, so that they
 * stay free of any language.
 */
export interface Message<Key extends string = string> {
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
}
