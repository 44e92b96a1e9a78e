import { TRIGGERS } from '../../src/runtime/registryEntry';
import { CHOICE_GROUPS, firstChoices, NOTHING_KEPT, queryOf, STATE_LABELS } from './choices';
import type { Choices, Kept } from './choices';
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

/** Variables of one widget's workshop. `typed` is what the fields hold, null where there is no such state. */
export function widgetView(widget: WorkshopWidget, choices: Choices, typed: Typed | null, kept: Kept) {
  const styled = styleOf(kept, typed);
  const setup = setupOf(widget, choices.state);
  const place = WIDGETS.indexOf(widget);
  return {
    title: widget.name,
    styles: ['frame', 'bench', 'view', 'data'],
    text: widget.text,
    size: widget.size,
    width: choices.width,
    groups: choiceLinks(widget, choices, kept, styled),
    previous: linkTo(WIDGETS.at(place - 1) ?? widget, styled),
    next: linkTo(WIDGETS[(place + 1) % WIDGETS.length] ?? widget, styled),
    hint: typeof setup === 'string' ? undefined : setup.hint,
    reason: typeof setup === 'string' ? setup : undefined,
    ...(typed && typedView(widget, choices, typed, kept)),
  };
}

function typedView(widget: WorkshopWidget, choices: Choices, typed: Typed, kept: Kept) {
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
    css: typed.css,
    cssRows: rowsOf(typed.css),
    action: addressOf(widget, choices),
    own: kept.draft === null && kept.style === null ? undefined : addressOf(widget, choices),
    ...(data.ok &&
      page.ok && {
        preview: `/atolye/${widget.name}/onizleme${queryOf(widget, choices, kept)}`,
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

/** A link for each choice. One that only changes the look keeps edited data; each keeps the CSS. */
function choiceLinks(widget: WorkshopWidget, choices: Choices, kept: Kept, styled: Kept) {
  return CHOICE_GROUPS.map(({ key, legend, options, ofData }) => ({
    legend,
    keeps: !ofData,
    options: options.map(({ value, label }) => ({
      label,
      href: addressOf(widget, { ...choices, [key]: value }, ofData ? styled : kept),
      isCurrent: choices[key] === value,
      isMissing: key === 'state' && STATES.some((state) => state === value && typeof setupOf(widget, state) === 'string'),
    })),
  }));
}

export function addressOf(widget: WorkshopWidget, choices: Choices, kept = NOTHING_KEPT): string {
  return `/atolye/${widget.name}${queryOf(widget, choices, kept)}`;
}

/** The CSS of what has been typed, without its data. */
function styleOf({ draft, style }: Kept, typed: Typed | null): Kept {
  return { draft: null, style: typed?.css ? (draft ?? style) : null };
}

function linkTo(widget: WorkshopWidget, kept = NOTHING_KEPT) {
  return { name: widget.name, href: addressOf(widget, firstChoices(widget), kept) };
}
