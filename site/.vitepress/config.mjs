import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';

/** What the documents say of themselves; `tools/site/build.mjs` writes it. */
const contents = JSON.parse(readFileSync(new URL('../.cache/contents.json', import.meta.url), 'utf8'));

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0a58ca"/><path d="M4 4l4 8 4-8" fill="none" stroke="#fff" stroke-width="2"/></svg>';

/** Leads to the same page in the other language, else to its first page. */
const toTurkish = { text: 'Türkçe', link: ({ frontmatter }) => frontmatter.translation ?? '/tr/' };
const toEnglish = { text: 'English', link: ({ frontmatter }) => frontmatter.translation ?? '/' };

const { search: turkishSearch, ...turkish } = contents.tr;

/** One spelling of a word, Turkish or English, with or without its dots: `İŞ`, `iş` and `is` find each other. Runs in the browser, too. */
function processTerm(term) {
  return term.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}

/** All words must be there. Titles of pages and pages in the reader's language come first. Runs in the browser. */
const searchOptions = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: 0.1,
  boost: { title: 4, text: 2, titles: 1 },
  boostDocument: (id, _, { titles }) =>
    (id.startsWith('/tr/') === (document.documentElement.lang === 'tr') ? 3 : 1) * (titles.length === 0 ? 3 : 1),
};

/** Our texts have gaps such as `{{name}}`, which the generator would take for its own. */
function escapeGaps(md) {
  for (const rule of ['text', 'code_inline']) {
    const render = md.renderer.rules[rule];
    md.renderer.rules[rule] = (...args) => render(...args).replaceAll('{{', '&#123;&#123;');
  }
}

/** The empty corner of a table heads nothing. */
function openCorners(md) {
  const render = md.renderer.rules.th_open ?? ((tokens, index, options, _, self) => self.renderToken(tokens, index, options));
  md.renderer.rules.th_open = (...args) => {
    const [tokens, index] = args;
    if (tokens[index + 1].content === '') for (const token of [tokens[index], tokens[index + 2]]) token.tag = 'td';
    return render(...args);
  };
}

/** What the generator says in English on every page: of a block of code, and of a heading's link. */
const IN_TURKISH = [
  ['title="Copy code"', 'title="Kodu kopyala"'],
  ['data-copied="Copied"', 'data-copied="Kopyalandı"'],
  [/aria-label="Permalink to (“.*?”)"/, 'aria-label="$1 başlığına bağlantı"'],
];

function speakTurkish(md) {
  for (const rule of ['fence', 'link_open']) {
    const render = md.renderer.rules[rule] ?? ((tokens, index, options, _, self) => self.renderToken(tokens, index, options));
    md.renderer.rules[rule] = (...args) => {
      const html = render(...args);
      if (!args[3].relativePath.startsWith('tr/')) return html;
      return IN_TURKISH.reduce((text, [english, turkish]) => text.replace(english, turkish), html);
    };
  }
}

export default {
  title: 'Vitrin',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  lang: 'en',
  srcDir: '.cache/source',
  cacheDir: '.cache/vite',
  // Every address is relative: the pages work in any folder, and are readable without a server.
  base: './',
  // Addresses as the Markdown says them. Pictures and documents lie beside the pages.
  vue: { template: { transformAssetUrls: { img: [] } } },
  vite: { build: { chunkSizeWarningLimit: 1000 } },
  markdown: {
    anchor: { slugify: slug },
    attrs: false,
    emoji: false,
    footnote: false,
    image: { lazyLoad: true },
    languageAlias: { cshtml: 'razor' },
    config(md) {
      escapeGaps(md);
      openCorners(md);
      speakTurkish(md);
    },
  },
  transformPageData: ({ relativePath }) => ({ frontmatter: { translation: contents.translations[relativePath] } }),
  // Not as data of the page: there a `<` of it would end the generator's own script.
  transformHead: ({ page }) => [['meta', { name: 'description', content: contents.descriptions[page] ?? '' }]],
  themeConfig: {
    ...contents.en,
    nav: [...contents.en.nav, toTurkish],
    search: { provider: 'local', options: { detailedView: false, miniSearch: { options: { processTerm }, searchOptions } } },
  },
  // One index for both languages: most pages are there in English only, and a Turkish word has to find them.
  additionalConfig: {
    '/tr/': {
      lang: 'tr',
      themeConfig: { ...turkish, nav: [...turkish.nav, toEnglish], search: { options: { translations: turkishSearch } } },
    },
  },
};
