import { readdirSync } from 'node:fs';
import { CAUSES } from '../../src/diagnostics/causes';
import { HARMLESS } from '../../src/diagnostics/harmless';
import { containersTable, factsTable, settingsTable } from './contractTables';
import { coverageDocument } from '../statements/document';
import { eventsTable } from './eventsTable';
import { fillMarks } from './marks';
import { knownJson } from './known';
import { messagesTable } from './messagesTable';
import { callNames } from '../openapi/callNames';
import { callsTable } from '../openapi/callsTable';
import { readOpenApi } from '../openapi/document';
import { textOf } from './source/files';
import { TEXTS } from './source/texts';
import { code, table } from './table';
import { turkishIndex, turkishPage, turkishTables } from './turkishTables';
import { textsTable, widgetTables } from './widgetTables';
import { WIDGETS } from './widgets';

const TURKISH_INDEX = 'docs/tr/widgets/README.md';

/** What the documents hold that is made from the code: file by file, by its path from the root of the project. */
export function generateDocuments(): ReadonlyMap<string, string> {
  const files = new Map<string, string>([
    ['src/diagnostics/known.json', knownJson()],
    ['docs/coverage.md', coverageDocument()],
  ]);
  files.set('mocks/shop/callNames.ts', callNames(readOpenApi()));
  for (const widget of WIDGETS) {
    const path = `docs/widgets/${widget.name}.md`;
    files.set(path, fillMarks(textOf(path), widgetTables(widget)));
    const turkish = turkishPage(widget);
    if (turkish) files.set(turkish, fillMarks(textOf(turkish), turkishTables(widget)));
  }
  const texts = () => textsTable(Object.keys(TEXTS.tr));
  for (const [path, widgets] of [
    ['README.md', 'docs/widgets/'],
    ['docs/widgets/README.md', ''],
    ['docs/texts.md', 'widgets/'],
  ] as const) {
    files.set(path, fillMarks(textOf(path), { widgets: () => widgetIndex(widgets), texts, messages: messagesTable }));
  }
  files.set(TURKISH_INDEX, fillMarks(textOf(TURKISH_INDEX), { widgets: turkishIndex }));
  files.set(
    'docs/contract.md',
    fillMarks(textOf('docs/contract.md'), { widgets: containersTable, facts: factsTable, settings: settingsTable }),
  );
  files.set('docs/server.md', fillMarks(textOf('docs/server.md'), { calls: () => callsTable(readOpenApi()) }));
  files.set('docs/checker.md', fillMarks(textOf('docs/checker.md'), { codes: codesTable, harmless: harmlessTable }));
  files.set('docs/events.md', fillMarks(textOf('docs/events.md'), { events: eventsTable }));
  return files;
}

/** The generated files that do not hold what the code says. */
export function stale(): readonly string[] {
  const strangers = readdirSync(new URL('../../docs/widgets', import.meta.url)).filter(
    (file) => file.endsWith('.md') && file !== 'README.md' && !WIDGETS.some(({ name }) => file === `${name}.md`),
  );
  return [
    ...[...generateDocuments()].filter(([path, content]) => textOf(path) !== content).map(([path]) => path),
    ...strangers.map((file) => `docs/widgets/${file}`),
  ];
}

/** All widgets with links to their pages, which lie in `folder` as seen from the document. */
function widgetIndex(folder: string): string {
  return table(
    ['Widget', 'What it shows', 'Loads'],
    WIDGETS.map(({ name, about, entry }) => [`[${code(name)}](${folder}${name}.md)`, about.summary, code(entry.trigger)]),
  );
}

function codesTable(): string {
  return table(
    ['Code', 'Cause', 'Cure'],
    Object.entries(CAUSES).map(([name, { cause, cure }]) => [code(name), cause, cure]),
  );
}

function harmlessTable(): string {
  return table(
    ['What stands there', 'Why it does no harm'],
    Object.values(HARMLESS).map(({ slip, because }) => [slip, because]),
  );
}
