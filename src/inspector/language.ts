import { dom } from '@/runtime/page/dom';
import { readRawPage } from '@/runtime/page/pageElement';
import { en, type InspectorWords } from './words/en';

export type Language = 'tr' | 'en';

/**
 * The language that the inspector begins in: that of `?vitrin-inspect=en`, else of the page data (`locale`), else of the
 * document; Turkish, as the widgets, where none of them names one.
 */
export function firstLanguage(): Language {
  const wanted = /[?&]vitrin-inspect=(tr|en)\b/.exec(location.search)?.[1];
  const said = wanted ?? readRawPage().page.locale ?? dom.documentElement.lang.slice(0, 2);
  return said === 'en' ? 'en' : 'tr';
}

/** The words of a language; English where the others do not come. */
export async function loadWords(language: Language): Promise<InspectorWords> {
  if (language === 'en') return en;
  return import('./words/tr').then(
    ({ tr }) => tr,
    () => en,
  );
}
