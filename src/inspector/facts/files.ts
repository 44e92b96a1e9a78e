import { dom } from '@/runtime/page/dom';
import type { ContainerLog } from '@/runtime/page/log';
import { FILES_ASKED } from '@/runtime/preload';
import type { Registry } from '@/runtime/registryEntry';
import type { InspectorWords } from '../words/en';

/** What came because of each container that is ready, in words: a file counts for the first one that needed it. */
export type FilesOf = (containers: readonly HTMLElement[]) => ReadonlyMap<HTMLElement, string>;

/** Makes what tells of the files; it is asked again and again. */
export function createFilesOf(log: ContainerLog, registry: Registry, words: InspectorWords): FilesOf {
  /** Addresses of the code and the styles that each widget needs; known once one of its containers is ready. */
  const needed = new Map<string, readonly string[]>();
  const filesOf = (widget: string, load: (() => Promise<unknown>) | undefined) => {
    const files = needed.get(widget) ?? (load ? filesAskedBy(load) : []);
    needed.set(widget, files);
    return files;
  };
  const findLoadingStart = (container: HTMLElement) => log.of(container).find(([what]) => what === 'loading')?.[1] ?? 0;

  return (containers) => {
    const taken = new Set<string>();
    const ready = containers
      .filter(({ dataset }) => dataset.vitrinState === 'ready')
      .sort((a, b) => findLoadingStart(a) - findLoadingStart(b));
    return new Map(
      ready.map((container) => {
        const widget = container.dataset.widget ?? '';
        const files = filesOf(widget, registry[widget]?.load);
        const own = files.filter(
          (file) => !taken.has(file) && (timingOf(file)?.startTime ?? 0) >= findLoadingStart(container) - 1,
        );
        for (const file of own) taken.add(file);
        const there = files.length - own.length;
        return [
          container,
          `${own.length > 0 ? `${weight(own, words)}: ${namesOf(own)}` : words.nothing}${there > 0 ? words.thereAlready(there) : ''}`,
        ];
      }),
    );
  };
}

/** The addresses that a load asks for. All of them are there, so that nothing is loaded. */
function filesAskedBy(load: () => Promise<unknown>): readonly string[] {
  let files: readonly string[] = [];
  const hear = (event: CustomEventInit<readonly string[]>) => {
    files = event.detail ?? [];
  };
  dom.head.addEventListener(FILES_ASKED, hear);
  load().catch(() => undefined);
  dom.head.removeEventListener(FILES_ASKED, hear);
  return files;
}

/** All that came from the bundle's folder, in words. */
export function allFiles(words: InspectorWords): string {
  const folder = import.meta.url.replace(/chunks\/[^/]*$/, '');
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder));
  return words.inAll(`${files.length}, ${weight(files, words)}`);
}

function timingOf(file: string): PerformanceResourceTiming | undefined {
  return performance.getEntriesByName(file, 'resource')[0] as PerformanceResourceTiming | undefined;
}

/** As they travelled, packed. A browser keeps the sizes of another origin to itself unless that allows it. */
function weight(files: readonly string[], words: InspectorWords): string {
  const sizes = files.map((file) => timingOf(file)?.encodedBodySize ?? 0);
  return sizes.includes(0) ? words.unknownSize : `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`;
}

/** `shell.js` of `https://…/chunks/shell-D9CkCPd.js`. */
function namesOf(files: readonly string[]): string {
  return files.map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/-[\w-]{7}(\.\w+)$/, '$1')).join(', ');
}
