import type { DataMeta, OptionMeta } from '../../src/page/widgetMeta';
import { FACTS, SETTINGS_ROWS } from './source/pageKeys';
import { code, table } from './table';
import { WIDGETS, type Described } from './widgets';

/** Contract §2: what the container of each widget says, as its `meta.ts` tells it. */
export function containersTable(): string {
  return table(
    ['`data-widget`', 'Needs', 'May say as well', 'Loads'],
    WIDGETS.map((widget) => [
      `[${code(widget.name)}](widgets/${widget.name}.md)`,
      needs(widget),
      allows(widget),
      widget.entry.trigger,
    ]),
  );
}

function needs({ about: { options = {}, data = {}, needsOfPage = [] } }: Described): string {
  const instead = Object.values(data)
    .flatMap(({ orOption }) => orOption ?? [])
    .map((name) => `, or ${code(name)}`);
  return (
    [
      attributes(Object.entries(options).filter(([, { otherwise }]) => otherwise === undefined)),
      json(Object.entries(data).filter(([, { required, orOption }]) => required ?? orOption)) + instead.join(''),
      needsOfPage.length > 0 ? `page JSON ${needsOfPage.map(code).join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('; ') || 'nothing'
  );
}

function allows({ about: { options = {}, data = {} } }: Described): string {
  const instead = Object.values(data).map(({ orOption }) => orOption);
  return [
    attributes(
      Object.entries(options).filter(
        ([name, { otherwise }]) => otherwise !== undefined && !instead.some((each) => each === name),
      ),
    ),
    json(Object.entries(data).filter(([, { required, orOption }]) => !required && !orOption)),
  ]
    .filter(Boolean)
    .join('; ');
}

const attributes = (options: ReadonlyArray<readonly [name: string, OptionMeta]>): string =>
  options.map(([name]) => code(name)).join(', ');
const json = (data: ReadonlyArray<readonly [key: string, DataMeta]>): string =>
  data.length > 0 ? `JSON ${code(`{ ${data.map(([key]) => key).join(', ')} }`)}` : '';

/** Contract §3: what the page JSON says, but for its settings. */
export function factsTable(): string {
  return table(
    ['Key', 'Read as', 'Missing or malformed'],
    FACTS.map(({ keys, says, otherwise }) => [keys.map(code).join(', '), says, otherwise]),
  );
}

/** Contract §3: the settings. */
export function settingsTable(): string {
  return table(
    ['Setting', 'On, or its value', 'Missing or malformed'],
    SETTINGS_ROWS.map(({ keys, says, otherwise }) => [
      keys.map((key) => code(key.slice('settings.'.length))).join(', '),
      says,
      otherwise,
    ]),
  );
}
