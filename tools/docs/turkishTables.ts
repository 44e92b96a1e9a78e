import { readdirSync } from 'node:fs';
import { partsOf } from './documents';
import { code, table } from './table';
import { widgetTables } from './widgetTables';
import { WIDGETS, type Described } from './widgets';
import phrases from './turkishPhrases.json' with { type: 'json' };

const FOLDER = 'docs/tr/widgets';
const NAMES = readdirSync(new URL(`../../${FOLDER}`, import.meta.url));
/** The headings of docs/tr that generated tables lead to, by those of the English pages. */
const HEADINGS: Readonly<Record<string, string>> = {
  'custom-properties': 'css-değişkenleri',
  'single-parts': 'tek-tek-parçalar',
};

/** What generated tables say in Turkish, by the English. Links begin in docs/widgets; "…" stands for the widget's name. */
export const PHRASES: Readonly<Record<string, string>> = phrases;

/** The path of a widget's page in Turkish, or null where nobody has written one. */
export const turkishPage = ({ name }: Described): string | null => (NAMES.includes(`${name}.md`) ? `${FOLDER}/${name}.md` : null);

/** What is generated for that page. What has no Turkish stays English. */
export function turkishTables(widget: Described): Readonly<Record<string, () => string>> {
  const inTurkish = (phrase: string) => named(PHRASES[unnamed(phrase, widget)] ?? phrase, widget);
  return Object.fromEntries(
    tablesOf(widget).map(([mark, make]) => [mark, () => fromTurkish(changePhrases(mark, make(), inTurkish))]),
  );
}

/** What those tables say in English, as `PHRASES` names it. */
export function phrasesOf(widget: Described): readonly string[] {
  const found: string[] = [];
  for (const [mark, make] of tablesOf(widget)) {
    changePhrases(mark, make(), (phrase) => {
      found.push(unnamed(phrase, widget));
      return phrase;
    });
  }
  return found;
}

/** All widgets with the first words of their pages in Turkish; where nobody has written one, the English page. */
export function turkishIndex(): string {
  const rows = WIDGETS.map((widget) => {
    const { name, about, entry } = widget;
    const page = turkishPage(widget);
    const link = `${page ? '' : '../../widgets/'}${name}.md`;
    return [`[${code(name)}](${link})`, page ? summaryIn(page) : about.summary, code(entry.trigger)];
  });
  return table(['Widget', 'Ne gösterir', 'Ne zaman yüklenir'], rows);
}

/** A summary is no table: each page in Turkish has its own. */
const tablesOf = (widget: Described) => Object.entries(widgetTables(widget)).filter(([mark]) => mark !== 'summary');

/** The paragraph after the one that leads to the English page. */
function summaryIn(page: string): string {
  const [, summary] = partsOf(page).filter(({ type }) => type === 'paragraph');
  if (!summary) throw new Error(`${page} does not say what the widget shows`);
  return summary.raw.trim();
}

const unnamed = (phrase: string, { name }: Described) => phrase.replaceAll(`"${name}"`, '"…"');
const named = (phrase: string, { name }: Described) => phrase.replaceAll('"…"', `"${name}"`);

/** Whether a cell says anything besides code. */
const hasWords = (cell: string) => /\p{L}/u.test(cell.replace(/(`+).+?\1/g, ''));

/** A generated part of a page with each paragraph and each cell changed that has words. */
function changePhrases(mark: string, part: string, change: (phrase: string) => string): string {
  // The rows of the texts are in both languages already.
  const isChanged = (row: number) => mark !== 'texts' || row === 0;
  return part
    .split('\n\n')
    .map((block) => (block.startsWith('| ') ? changeCells(block, isChanged, change) : change(block.replaceAll('\n', ' '))))
    .join('\n\n');
}

function changeCells(rows: string, isChanged: (row: number) => boolean, change: (cell: string) => string): string {
  const changed = (line: string) => {
    const cells = line.slice('| '.length, -' |'.length).split(' | ');
    return `| ${cells.map((cell) => (hasWords(cell) ? change(cell) : cell)).join(' | ')} |`;
  };
  return rows
    .split('\n')
    .map((line, row) => (line.startsWith('| ') && isChanged(row) ? changed(line) : line))
    .join('\n');
}

function fromTurkish(text: string): string {
  return text
    .replaceAll('](../', '](../../')
    .replace(/\]\(\.\.\/\.\.\/theming\.md#([\w-]+)/g, (_, heading: string) => `](../theming.md#${HEADINGS[heading] ?? heading}`);
}
