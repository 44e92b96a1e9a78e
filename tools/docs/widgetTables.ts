import { TRIGGERS } from '../../src/runtime/registryEntry';
import { callsOf, readOpenApi } from '../openapi/document';
import { eventsTable } from './eventsTable';
import { blocksOf } from './source/blocks';
import { pageKeyRows } from './source/pageKeys';
import { settingsReadBy } from './source/settingsRead';
import { classesOf, propertiesOf } from './source/styles';
import { TEXTS, textKeys } from './source/texts';
import { filesOf } from './source/widgetFiles';
import { code, table } from './table';
import type { Described } from './widgets';

const [EVENT_TITLES = '', EVENT_LINE = '', ...EVENT_ROWS] = eventsTable().split('\n');
const TEXTS_NOTE = "The page JSON's `messages` replaces any of them by its key ([texts](../texts.md)).";
const PROPERTIES_NOTE =
  'Set them on `:root`, or on any element around the container ([theming](../theming.md#custom-properties)).';
/** Defaults that hang on the page or on what is around a part: in the sheets they are private properties, which say nothing to a theme. */
const DEFAULTS: Readonly<Record<string, string>> = {
  '--vt-list-font-size': '`max(0.875em, 13px)`',
  '--vt-list-quantity-size': '`28px`; `24px` in compact rows',
  '--vt-muted-opacity': "`0.75`; `1` where the page's text is grey itself",
  '--vt-quantity-size-compact': '`44px`; `52px` on phones',
  '--vt-surface': "the page's own, else `Canvas`",
  '--vt-surface-text': "the page's own, else `CanvasText`",
};
const CALLS_NOTE = 'What each of them sends, and what it reads of the answer: [calls](../server.md).';
const CALLS = callsOf(readOpenApi());

/** What is generated for the page of a widget, by the names of the marks. */
export function widgetTables(widget: Described): Readonly<Record<string, () => string>> {
  const files = filesOf(widget);
  const classes = classesOf(files);
  return {
    summary: () => widget.about.summary,
    options: () => optionsTable(widget),
    data: () => dataTable(widget),
    page: () => pageTable(widget),
    calls: () => callsTable(widget),
    texts: () => `${TEXTS_NOTE}\n\n${textsTable(textKeys(files))}`,
    classes: () => classesTable(widget, classes),
    properties: () => `${PROPERTIES_NOTE}\n\n${propertiesTable(files, classes)}`,
    events: () => widgetEvents(widget),
  };
}

function optionsTable({ about, entry }: Described): string {
  const values = (allowed: readonly string[] | string) => (typeof allowed === 'string' ? allowed : allowed.map(code).join(', '));
  const own = Object.entries(about.options ?? {}).map(([name, option]) => [
    code(name),
    option.says,
    values(option.values),
    option.otherwise ?? 'required',
  ]);
  return table(
    ['Attribute', 'What it says', 'Allowed', 'Without it'],
    [...own, [code('data-load'), 'When the widget loads.', TRIGGERS.map(code).join(', '), code(entry.trigger)]],
  );
}

function dataTable({ about }: Described): string {
  const rows = Object.entries(about.data ?? {}).map(([key, { type, required, says }]) => [
    code(key),
    type,
    required ? 'yes' : 'no',
    says,
  ]);
  return rows.length > 0 ? table(['Key', 'Type', 'Required', 'What it says'], rows) : 'None: the container needs no child JSON.';
}

function pageTable({ name, about }: Described): string {
  const needed: readonly string[] = about.needsOfPage ?? [];
  const rows = pageKeyRows([...(about.page ?? []), ...settingsReadBy(name)]).map(({ keys, says, otherwise }) => [
    keys.map(code).join(', '),
    says,
    keys.some((key) => needed.includes(key)) ? '**the widget has nothing to show**' : otherwise,
  ]);
  if (rows.length === 0) return 'None, but for `locale` and `messages`, which every widget follows.';
  return table(['Key', 'What it says', 'Missing or malformed'], rows);
}

function callsTable({ name }: Described): string {
  const rows = CALLS.filter((call) => call['x-callers'].includes(name)).map(({ method, path, operationId }) => [
    code(`${method} ${path}`),
    code(operationId),
  ]);
  return rows.length > 0 ? `${CALLS_NOTE}\n\n${table(['Request', 'Name'], rows)}` : 'None: it asks the server for nothing.';
}

/** Texts with both their languages, as a table. */
export function textsTable(keys: readonly string[]): string {
  return table(
    ['Key', 'Turkish', 'English'],
    keys.map((key) => [code(key), TEXTS.tr[key] ?? '', TEXTS.en[key] ?? '']),
  );
}

function classesTable({ name }: Described, classes: readonly string[]): string {
  const blocks = blocksOf(name, classes);
  const ordered = [...blocks.filter(({ isShared }) => !isShared), ...blocks.filter(({ isShared }) => isShared)];
  const rows = ordered.map(({ block, parts, isShared }) => [code(block), parts.map(code).join(', '), isShared ? 'yes' : '']);
  return `Shared blocks stand in other widgets, too: \`[data-widget="${name}"] .vt-…\` reaches those in this one alone
([theming](../theming.md#single-parts)).

${table(['Block', 'Its elements and modifiers', 'Shared'], rows)}`;
}

function propertiesTable(files: readonly string[], classes: readonly string[]): string {
  return table(
    ['Property', 'Default', 'Sets'],
    propertiesOf(files, classes).map(({ name, defaults, sets }) => [
      code(name),
      DEFAULTS[name] ?? defaults.map(code).join(', '),
      sets.map(code).join(', '),
    ]),
  );
}

/** The rows of all events that are this widget's. */
function widgetEvents({ about: { events = [], pageEvents = [] } }: Described): string {
  const names = ['vitrin:ready', 'vitrin:error', ...events, ...pageEvents].map(code);
  return [EVENT_TITLES, EVENT_LINE, ...EVENT_ROWS.filter((row) => names.some((name) => row.startsWith(`| ${name} |`)))].join(
    '\n',
  );
}
