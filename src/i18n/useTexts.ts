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
  const plain = new Map<string, string>();
  const templates = new Map<string, readonly string[]>();
  const say = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    if (values && 'count' in values) return translate(key, values);
    if (values) return filled(remembered(templates, key, () => pieces(getResource(language, 'vitrin', key) ?? key)), values);
    return remembered(plain, key, () => translate(key));
  };
  return say as TFunction;
}

function remembered<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

/** A template in pieces: text, name of a value, text, and so on. */
function pieces(template: unknown): readonly string[] {
  return String(template).split(/\{\{\s*(\w+)\s*\}\}/);
}

function filled(template: readonly string[], values: Readonly<Record<string, unknown>>): string {
  return template.map((piece, place) => (place % 2 === 0 ? piece : String(values[piece]))).join('');
}
