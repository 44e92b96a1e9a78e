import type { i18n, TFunction } from 'i18next';
import { getI18n } from 'react-i18next';

export type PageTexts = Pick<i18n, 't'>;

let current: { readonly source: i18n; readonly texts: PageTexts } | null = null;

/**
 * The page's texts. Another locale is another page, so that a component need not listen for a change: a list of a
 * hundred rows would listen hundreds of times.
 */
export function useTexts(): PageTexts {
  const source = getI18n();
  if (current?.source !== source) current = { source, texts: { t: remembering(source) } };
  return current.texts;
}

/**
 * Looks each text up once and fills its values in itself: a row of a list says a dozen, and i18next resolves each
 * anew. What needs more than values (a plural, by `count`) is left to i18next.
 */
function remembering({ t, language, getResource }: i18n): TFunction {
  // A key is plain text here; its callers are held to the texts by the type of `t`.
  const translate = t as (key: string, values?: object) => string;
  const known = new Map<string, string>();
  const lookUp = (key: string, find: () => unknown) => {
    const text = known.get(key) ?? String(find());
    known.set(key, text);
    return text;
  };
  const say = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    if (!values) return lookUp(key, () => translate(key));
    if ('count' in values) return translate(key, values);
    const template = lookUp(`${key} `, () => getResource(language, 'vitrin', key) ?? key);
    return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name]));
  };
  return say as TFunction;
}
