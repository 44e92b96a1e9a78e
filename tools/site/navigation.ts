import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOf } from '../docs/source/files';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type Language = 'en' | 'tr';
type Words = Readonly<Record<Language, string>>;

interface Group {
  readonly title: Words;
  /** Its documents in their order, by their paths in the repository. */
  readonly documents: readonly string[];
}

/** What the lists of documents do not name. */
const NAMES: Readonly<Record<string, Words>> = {
  'docs/README.md': { en: 'Overview', tr: 'Genel bakış' },
  'docs/widgets/README.md': { en: 'Widgets', tr: 'Widget’lar' },
  'CHANGELOG.md': { en: 'Changes', tr: 'Değişiklikler' },
};

const WIDGETS = 'docs/widgets/README.md';
const docs = (...names: readonly string[]) => names.map((name) => `docs/${name}.md`);

/** The documents of the site in groups, as they stand at its side. */
export function listGroups(): readonly Group[] {
  const widgets = [...linksOf(WIDGETS).keys()].filter((path) => path.startsWith('docs/widgets/'));
  return [
    { title: { en: 'Getting started', tr: 'Başlangıç' }, documents: docs('README', 'getting-started', 'templates', 'editor') },
    { title: { en: 'Widgets', tr: 'Widget’lar' }, documents: [WIDGETS, ...widgets] },
    { title: { en: 'Theming', tr: 'Görünüm' }, documents: docs('theming', 'tailwind') },
    { title: { en: 'Server', tr: 'Sunucu' }, documents: docs('server', 'operating', 'security', 'specification', 'decisions') },
    {
      title: { en: 'Guides', tr: 'Kılavuzlar' },
      documents: docs(
        'checker',
        'inspector',
        'troubleshooting',
        'performance',
        'analytics',
        'search-engines',
        'single-page-navigation',
        'subfolder',
        'from-jquery',
      ),
    },
    {
      title: { en: 'Reference', tr: 'Başvuru' },
      documents: [...docs('contract', 'events', 'texts', 'accessibility', 'browsers', 'versions'), 'CHANGELOG.md'],
    },
  ];
}

/** The Turkish translation of a document; undefined where there is none. */
export function turkishOf(path: string): string | undefined {
  const turkish = path.replace(/^docs\//, 'docs/tr/');
  return turkish !== path && existsSync(`${ROOT}/${turkish}`) ? turkish : undefined;
}

/** What a document is called at the side of the site. The lists of documents say it, else its title does: a widget's name. */
export function nameOf(path: string, language: Language): string {
  const listed = linksOf(language === 'tr' ? 'docs/tr/README.md' : 'docs/README.md');
  const name = NAMES[path]?.[language] ?? listed.get(path) ?? listed.get(turkishOf(path) ?? '');
  return name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : headingOf(path);
}

/** The title of a document. */
export const headingOf = (path: string): string => /^# (.+)$/m.exec(textOf(path))?.[1] ?? path;

/** The files that the lists and tables of a document link to, in their order, each with the words of the first link to it. */
function linksOf(path: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const listed = textOf(path)
    .split('\n')
    .filter((line) => /^(?:-|\d+\.|\|) /.test(line))
    .join('\n');
  for (const [, text = '', file = ''] of listed.matchAll(/\[([^[\]]+)\]\((?![a-z]+:)([^()\s#]+)\)/g)) {
    const target = posix.join(posix.dirname(path), file);
    if (!words.has(target)) words.set(target, text);
  }
  return words;
}
