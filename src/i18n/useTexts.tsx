import type { i18n } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type PageTexts = Pick<i18n, 't'>;

const Texts = createContext<PageTexts | null>(null);

/**
 * Gives the page's texts to a container. `useTranslation` is asked once for each: its hooks and its own copy of the
 * instance in every part of every row would be a tenth of a list's first render. What speaks is i18next's own `t`: the
 * hook's copies all options of the instance for each text, which takes about three times as long. It is a new function whenever
 * the texts change, so that memos and effects follow.
 */
export function TextsProvider({ i18n, children }: { readonly i18n: i18n; readonly children: ReactNode }) {
  const translation = useTranslation('page', { i18n });
  const texts = useMemo((): PageTexts => ({ t: translation.i18n.t.bind(i18n) }), [translation, i18n]);
  return <Texts.Provider value={texts}>{children}</Texts.Provider>;
}

/** The page's texts, for anything that stands in a container. */
export function useTexts(): PageTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error('there is no TextsProvider around it');
  return texts;
}
