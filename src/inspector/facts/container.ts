import { diagnoseContainer } from '@/diagnostics/container';
import { describeContainer } from '@/runtime/page/complain';
import type { ContainerEvent } from '@/runtime/page/log';
import { TRIGGERS, type Registry } from '@/runtime/registryEntry';
import { complaintsOf } from './complaints';
import type { Facts } from './facts';
import { faintIcon } from './iconContrast';
import { readJson } from './json';
import { writtenContainer } from './written';

/** What can be told of a container; `history` is what happened to it, `files` what came because of it. */
export function containerFacts(
  container: HTMLElement,
  registry: Registry,
  history: readonly ContainerEvent[],
  files = '',
): Facts {
  const written = writtenContainer(container);
  const entry = Object.hasOwn(registry, written.name) ? registry[written.name] : undefined;
  const load = TRIGGERS.find((trigger) => trigger === container.dataset.load);
  const options = Object.entries(written.attributes).filter(([name]) => /^data-(?!widget$|vitrin-state$)/.test(name));
  return {
    title: written.name || '(no name)',
    state: container.dataset.vitrinState ?? (entry ? 'not mounted' : 'no widget'),
    problems: [...diagnoseContainer(written, readJson), ...complaintsOf(history), ...faintIcon(container)],
    rows: [
      ['Element', describeContainer(container)],
      ['Loads', load ? `${load}, by data-load` : entry ? `${entry.trigger}, by default` : ''],
      ['Time', entry ? timeOf(history) : ''],
      ['Files', files],
      ['Options', options.map(([name, value]) => `${name}="${value}"`).join(' ')],
      ['Place', container.getClientRects().length === 0 ? 'takes no room on the page' : ''],
    ],
    data: laidOut(written.json[0]),
  };
}

function timeOf(history: readonly ContainerEvent[]): string {
  const [, begun = 0] = history.filter(([what]) => what === 'loading').at(-1) ?? [];
  if (!begun) return 'waits for its trigger';
  const [end, at] = history.find(([what, when]) => (what === 'ready' || what === 'error') && when >= begun) ?? [];
  return `triggered at ${Math.round(begun)} ms${typeof end === 'string' && at ? `, ${end} ${Math.round(at - begun)} ms later` : ''}`;
}

function laidOut(json = ''): string {
  const reading = readJson(json);
  return reading.ok ? JSON.stringify(reading.value, null, 2) : json;
}
