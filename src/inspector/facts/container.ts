import { adviseUnprefixedOptions } from '@/diagnostics/attributes';
import { adviseNesting, diagnoseContainer } from '@/diagnostics/container';
import { adviseLinks } from '@/diagnostics/links';
import { adviseHolder, adviseTrap } from '@/diagnostics/place';
import { describeContainer } from '@/runtime/page/complain';
import type { ContainerEvent } from '@/runtime/page/log';
import { TRIGGERS, type Registry } from '@/runtime/registryEntry';
import type { InspectorWords } from '../words/en';
import { complaintsOf } from './complaints';
import type { Facts, Problem } from './facts';
import { readJson } from './json';
import { trapOf, writtenContainer } from './written';

/** What is known of a container beside what stands in the document. */
interface Known {
  readonly registry: Registry;
  /** What happened to it. */
  readonly history: readonly ContainerEvent[];
  /** What came because of it, in words. */
  readonly files: string;
  /** What is told of its looks and its products. */
  readonly more: readonly Problem[];
}

/** What can be told of a container. */
export function containerFacts(container: HTMLElement, known: Known, words: InspectorWords): Facts {
  const { registry, history, files, more } = known;
  const written = writtenContainer(container);
  const { name, attributes } = written;
  const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
  const load = TRIGGERS.find((trigger) => trigger === container.dataset.load);
  const options = Object.entries(attributes).filter(([option]) => /^data-(?!widget$|vitrin-state$)/.test(option));
  const state = container.dataset.vitrinState ?? (entry ? 'not-mounted' : 'no-widget');
  const { rows, diagnostics } = words;
  return {
    title: name || words.noName,
    state,
    stateWord: stateWord(state, words),
    problems: [
      ...diagnoseContainer(written, (text) => readJson(text, words), diagnostics),
      ...adviseUnprefixedOptions(name, container.localName, attributes, diagnostics),
      ...adviseLinks(name, attributes, diagnostics),
      ...adviseHolder(name, container.localName, diagnostics),
      ...adviseTrap(name, trapOf(container), diagnostics),
      ...swallowedBy(name, history, words),
      ...complaintsOf(history, words),
      ...more,
    ],
    rows: [
      [rows.element, describeContainer(container)],
      [rows.loads, entry ? words.loadsBy(load ?? entry.trigger, load !== undefined) : ''],
      [rows.time, entry ? timeOf(history, words) : ''],
      [rows.files, files],
      [rows.options, options.map(([option, value]) => `${option}="${value}"`).join(' ')],
      [rows.place, container.getClientRects().length === 0 ? words.noRoom : ''],
    ],
    data: laidOut(written.json[0]),
  };
}

/** The containers that stood in its fallback and went with it. One that still stands there says so itself. */
function swallowedBy(name: string, history: readonly ContainerEvent[], { diagnostics }: InspectorWords): readonly Problem[] {
  return history.flatMap(([what]) =>
    what instanceof HTMLElement && !what.isConnected ? [adviseNesting(what.dataset.widget ?? '', name, diagnostics)] : [],
  );
}

function stateWord(state: string, { states }: InspectorWords): string {
  return Object.entries(states).find(([known]) => known === state)?.[1] ?? state;
}

function timeOf(history: readonly ContainerEvent[], words: InspectorWords): string {
  const [, begun = 0] = history.filter(([what]) => what === 'loading').at(-1) ?? [];
  if (!begun) return words.waits;
  const [end, at] = history.find(([what, when]) => (what === 'ready' || what === 'error') && when >= begun) ?? [];
  const ended = typeof end === 'string' && at ? words.ended(stateWord(end, words), Math.round(at - begun)) : '';
  return `${words.triggered(Math.round(begun))}${ended}`;
}

function laidOut(json = ''): string {
  const reading = readJson(json);
  return reading.ok ? JSON.stringify(reading.value, null, 2) : json;
}
