import { readdirSync } from 'node:fs';
import { widgetTables } from './widgetTables';
import type { Described } from './widgets';

const FOLDER = 'docs/tr/widgets';
const NAMES = readdirSync(new URL(`../../${FOLDER}`, import.meta.url));
/** The headings of docs/tr that generated tables lead to, by those of the English pages. */
const HEADINGS: Readonly<Record<string, string>> = {
  'custom-properties': 'css-değişkenleri',
  'single-parts': 'tek-tek-parçalar',
};

/** The path of a widget's page in Turkish, or null where nobody has written one. */
export const turkishPage = ({ name }: Described): string | null => (NAMES.includes(`${name}.md`) ? `${FOLDER}/${name}.md` : null);

/** What is generated for that page: the English tables, with links as they begin there. */
export function turkishTables(widget: Described): Readonly<Record<string, () => string>> {
  return Object.fromEntries(Object.entries(widgetTables(widget)).map(([name, make]) => [name, () => fromTurkish(make())]));
}

function fromTurkish(text: string): string {
  return text
    .replaceAll('](../', '](../../')
    .replace(/\]\(\.\.\/\.\.\/theming\.md#([\w-]+)/g, (_, heading: string) => `](../theming.md#${HEADINGS[heading] ?? heading}`);
}
