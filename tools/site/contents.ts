import { listGroups, nameOf, turkishOf, type Language } from './navigation';
import { summaryOf } from './summary';
import { ENGLISH, TURKISH, TURKISH_SEARCH } from './words';

/** Marks a page that is there in English only, on the Turkish side. */
const IN_ENGLISH = ' <abbr class="only-english" title="İngilizce">EN</abbr>';

/** Groups of more documents than these are closed until somebody opens them, or one of their pages. */
const SHORT = 12;

/**
 * What the generator is told of the documents: what stands at the side and above, what each page says of itself and where it is in the
 * other language. `pageOf` says where a document stands in the site (`widgets/index.md`).
 */
export function siteContents(pageOf: (path: string) => string) {
  const pages = listGroups().flatMap(({ documents }) => documents);
  const translated = pages.flatMap((path) => {
    const turkish = turkishOf(path);
    return turkish ? [[path, turkish] as const] : [];
  });
  const linkTo = (path: string) =>
    `/${pageOf(path)
      .replace(/(^|\/)index\.md$/, '$1')
      .replace(/\.md$/, '')}`;
  return {
    en: { ...ENGLISH, sidebar: sidebarIn('en', linkTo), nav: navIn('en', linkTo) },
    tr: { ...TURKISH, sidebar: sidebarIn('tr', linkTo), nav: navIn('tr', linkTo), search: TURKISH_SEARCH },
    descriptions: Object.fromEntries(
      [...pages, ...translated.map(([, turkish]) => turkish)].map((path) => [pageOf(path), summaryOf(path)]),
    ),
    translations: Object.fromEntries(
      translated.flatMap(([english, turkish]) => [
        [pageOf(english), linkTo(turkish)],
        [pageOf(turkish), linkTo(english)],
      ]),
    ),
  };
}

type LinkTo = (path: string) => string;

function sidebarIn(language: Language, linkTo: LinkTo) {
  return listGroups().map(({ title, documents }) => ({
    text: title[language],
    collapsed: documents.length > SHORT,
    items: documents.map((path) => itemOf(path, language, linkTo)),
  }));
}

function itemOf(path: string, language: Language, linkTo: LinkTo) {
  const text = nameOf(path, language);
  if (language === 'en') return { text, link: linkTo(path) };
  const turkish = turkishOf(path);
  return { text: turkish ? text : text + IN_ENGLISH, docFooterText: text, link: linkTo(turkish ?? path) };
}

/** The few pages that everybody looks for. */
const navIn = (language: Language, linkTo: LinkTo) =>
  ['getting-started', 'widgets/README', 'theming', 'contract'].map((name) => {
    const path = `docs/${name}.md`;
    return { text: nameOf(path, language), link: linkTo((language === 'tr' ? turkishOf(path) : undefined) ?? path) };
  });
