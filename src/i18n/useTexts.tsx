import type { i18n } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type PageTexts = Pick<i18n, 't'>;

const Texts = createContext<PageTexts | null>(null);

/**
 * Gives the page's texts to a container. `useTranslation` is asked once for each: its hooks and its own copy of the
 * instance in every part of every row would be a tenth of a list's first render. It says when the texts are others. Its own `t` copies
 * all options of i18next at each call, which takes three times as long as saying the text; the instance's says the same.
 */
export function TextsProvider({ i18n, children }: { readonly i18n: i18n; readonly children: ReactNode }) {
  const { t: latest } = useTranslation('page', { i18n });
  // Another function once the texts are others, for who keeps what it has said.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const texts = useMemo(() => ({ t: sayBy(i18n) }), [i18n, latest]);
  return <Texts.Provider value={texts}>{children}</Texts.Provider>;
}

function sayBy(i18n: i18n): PageTexts['t'] {
  // Its type names every key, which nothing but the check of a call needs.
  const say = i18n.t as (key: string, values?: object) => string;
  return ((key: string, values?: object) => say(key, values)) as PageTexts['t'];
}

/** The page's texts, for anything that stands in a container. */
export function useTexts(): PageTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error('there is no TextsProvider around it');
  return texts;
}
