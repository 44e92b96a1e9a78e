import { TRIGGERS } from '../../src/runtime/registryEntry';
import { CHOICE_GROUPS, firstChoices, queryOf, STATE_LABELS } from './choices';
import type { Choices } from './choices';
import { optionNames } from './data';
import type { Typed } from './data';
import { readJson } from './json';
import type { JsonReading } from './json';
import { snippetOf } from './snippet';
import { GROUPS, WIDGETS } from './widgets/groups';
import { setupOf, STATES } from './widgets/kind';
import type { WorkshopWidget } from './widgets/kind';

const LOADS = ['', ...TRIGGERS];

/** Variables of the list of all widgets, each with its states. */
export function listView() {
  const states = (widget: WorkshopWidget) =>
    STATES.filter((state) => typeof setupOf(widget, state) !== 'string').map((state) => ({
      label: STATE_LABELS[state],
      href: addressOf(widget, { ...firstChoices(widget), state }),
    }));
  return {
    title: 'Atölye',
    styles: ['frame', 'list'],
    groups: GROUPS.map(({ title, widgets }) => ({
      title,
      widgets: widgets.map((widget) => ({ ...linkTo(widget), text: widget.text, states: states(widget) })),
    })),
  };
}

/** Variables of one widget's workshop. `draft` is the key of edited data; `typed` is what the fields hold, null where there is no such state. */
export function widgetView(widget: WorkshopWidget, choices: Choices, typed: Typed | null, draft: string | null) {
  const setup = setupOf(widget, choices.state);
  const place = WIDGETS.indexOf(widget);
  return {
    title: widget.name,
    styles: ['frame', 'bench', 'view', 'data'],
    text: widget.text,
    size: widget.size,
    width: choices.width,
    groups: choiceLinks(widget, choices, draft),
    previous: linkTo(WIDGETS.at(place - 1) ?? widget),
    next: linkTo(WIDGETS[(place + 1) % WIDGETS.length] ?? widget),
    hint: typeof setup === 'string' ? undefined : setup.hint,
    reason: typeof setup === 'string' ? setup : undefined,
    ...(typed && typedView(widget, choices, typed, draft)),
  };
}

function typedView(widget: WorkshopWidget, choices: Choices, typed: Typed, draft: string | null) {
  const data = readJson(typed.data);
  const page = readJson(typed.page);
  return {
    options: optionNames(widget).map((name) => ({
      name,
      value: typed.attributes[name] ?? '',
      ...(name === 'data-load' && { choices: LOADS }),
    })),
    areas: [
      { name: 'data', label: 'Kapsayıcının verisi', text: typed.data, rows: rowsOf(typed.data), problem: problemOf(data) },
      { name: 'page', label: 'Sayfanın verisi', text: typed.page, rows: rowsOf(typed.page), problem: problemOf(page) },
    ],
    action: addressOf(widget, choices),
    own: draft === null ? undefined : addressOf(widget, choices),
    ...(data.ok &&
      page.ok && {
        preview: `/atolye/${widget.name}/onizleme${queryOf(widget, choices, draft)}`,
        snippet: snippetOf(widget, typed.attributes, { data: data.value, page: page.value }),
      }),
  };
}

function rowsOf(text: string): number {
  return Math.min(Math.max(text.split('\n').length + 1, 3), 16);
}

function problemOf(reading: JsonReading): string | undefined {
  if (reading.ok) return undefined;
  const { line, column, text } = reading.problem;
  return `Satır ${line}, sütun ${column}: ${text}.`;
}

/** A link for each choice. One that only changes the look keeps edited data. */
function choiceLinks(widget: WorkshopWidget, choices: Choices, draft: string | null) {
  return CHOICE_GROUPS.map(({ key, legend, options, ofData }) => ({
    legend,
    keeps: !ofData,
    options: options.map(({ value, label }) => ({
      label,
      href: addressOf(widget, { ...choices, [key]: value }, ofData ? null : draft),
      isCurrent: choices[key] === value,
      isMissing: key === 'state' && STATES.some((state) => state === value && typeof setupOf(widget, state) === 'string'),
    })),
  }));
}

export function addressOf(widget: WorkshopWidget, choices: Choices, draft: string | null = null): string {
  return `/atolye/${widget.name}${queryOf(widget, choices, draft)}`;
}

function linkTo({ name }: WorkshopWidget) {
  return { name, href: `/atolye/${name}` };
}
