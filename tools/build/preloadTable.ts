import { registry } from '../../registry';
import type { TextsPart } from '../../src/runtime/registryEntry';
import { chunks } from './chunks.ts';

/** A file of the build, as Vite's manifest tells of it. */
interface Built {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Locale = 'tr' | 'en';
type ByLocale = Readonly<Record<Locale, readonly string[]>>;

/** The files that pages load, by their paths in the built folder; what opens on a click is not among them. */
export interface PreloadTable {
  readonly version: string;
  /** What the first widget of a page brings, whichever it is. */
  readonly every: ByLocale;
  /** What each widget brings beside that. */
  readonly widgets: Readonly<Record<string, ByLocale>>;
}

/** `preload.json`: which files each widget loads, by Vite's manifest of the build. Throws where it lacks one of them. */
export function preloadTable(manifest: Readonly<Record<string, Built>>, version: string): PreloadTable {
  const all = Object.values(manifest);
  const ofSource = (source: string) => required(manifest[source], source);
  const named = (name: string) =>
    required(
      all.find((each) => each.name === name && each.file.endsWith('.js')),
      name,
    );
  const base = required(
    all.find(({ file }) => /^assets\/base-.*\.css$/.test(file)),
    'base.css',
  );

  /** A chunk with all that it imports, styles last. */
  const filesOf = (chunk: Built, seen = new Set<Built>()): readonly string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = (chunk.imports ?? []).flatMap((source) => filesOf(ofSource(source), seen));
    return [chunk.file, ...imported, ...(chunk.css ?? [])];
  };
  const textsOf = (locale: Locale, part: TextsPart) => filesOf(ofSource(`registry/texts/${locale}/${part}.ts`));
  const chunkOf = (widget: string) => {
    const source = `widgets/${widget}/index.ts`;
    const group = chunks.find(({ test }) => test.test(`/${source}`))?.name ?? '';
    return manifest[source] ?? named(group);
  };

  const start = [base.file, ...filesOf(ofSource('src/main.ts')), ...filesOf(named('shell'))];
  const every = byLocale((locale) => unique([...start, ...textsOf(locale, 'base')]).filter((file) => file !== 'vitrin.js'));
  const widgets = Object.entries(registry).map(([name, { texts, callsFirst }]) => {
    const files = byLocale((locale) => {
      const first = callsFirst ? filesOf(ofSource('registry/firstCalls.ts')) : [];
      const further = [...first, ...(texts ? textsOf(locale, texts) : [])];
      return unique([...filesOf(chunkOf(name)), ...further]).filter(
        (file) => file !== 'vitrin.js' && !every[locale].includes(file),
      );
    });
    return [name, files] as const;
  });
  return { version, every, widgets: Object.fromEntries(widgets) };
}

const byLocale = (filesOf: (locale: Locale) => readonly string[]): ByLocale => ({ tr: filesOf('tr'), en: filesOf('en') });

/** Scripts first, then styles: a style is small, and the scripts lead on. */
const unique = (files: readonly string[]) =>
  [...new Set(files)].sort((one, other) => Number(one.endsWith('.css')) - Number(other.endsWith('.css')));

function required<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the build has no ${what}: look at tools/build/preloadTable.ts`);
  return found;
}
