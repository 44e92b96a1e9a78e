import { build, resolveConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { isLibraryFile, packageNamed } from './files.ts';

/** What a hook was given, in the order of its arguments, and its answer; the package's file that it has answered for, or null. */
type Judge = (given: readonly unknown[], answer: unknown) => string | null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? text(answer.id) : text(answer);
const library = (id: unknown): string | null => (isLibraryFile(text(id)) ? text(id) : null);

const judges = (root: string): Readonly<Record<string, Judge>> => ({
  resolveId: ([source, importer], answer) => library(importer) ?? library(idOf(answer)) ?? packageNamed(text(source), root),
  load: ([id]) => library(id),
  transform: ([, id]) => library(id),
  renderChunk: ([, chunk]) => modulesOf(chunk).find(isLibraryFile) ?? null,
});

function modulesOf(chunk: unknown): readonly string[] {
  return typeof chunk === 'object' && chunk !== null && 'moduleIds' in chunk && Array.isArray(chunk.moduleIds)
    ? chunk.moduleIds.map(text)
    : [];
}

/**
 * Builds a project, writes nothing, and answers with every case in which a plugin has resolved, loaded or edited a file
 * of a package or a chunk that holds one, and with every import that leads from a package out of it. Vite's own plugins may: they make a bundle of
 * any project's packages alike. They are told apart by their names: Vite's own are those that it brings without any
 * configuration, each as often as there.
 */
export async function answersForLibraries(project: InlineConfig & { readonly root: string }): Promise<readonly string[]> {
  const own = await namesWithoutConfiguration(project.root);
  const found = new Set<string>();
  const watcher: Plugin = {
    name: 'vitrin:published',
    enforce: 'post',
    configResolved({ plugins }) {
      const names = plugins.map(({ name }) => name);
      const isOwn = ({ name }: Plugin) => count(names, name) <= count(own, name);
      for (const plugin of plugins.filter((each) => each !== watcher && !isOwn(each))) {
        watch(plugin, judges(project.root), found);
        watchBundle(plugin, found);
      }
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      if (!isLibraryFile(id)) return;
      const strangers = [...importedIds, ...dynamicallyImportedIds].filter(
        (imported) => !isLibraryFile(imported) && !imported.startsWith('\0'),
      );
      for (const stranger of strangers) found.add(`${id} of a package imports ${stranger}`);
    },
  };
  await build({ ...project, plugins: [project.plugins, watcher], logLevel: 'silent', build: { ...project.build, write: false } });
  return [...found];
}

async function namesWithoutConfiguration(root: string): Promise<readonly string[]> {
  const { plugins } = await resolveConfig({ root, configFile: false, logLevel: 'silent' }, 'build');
  return plugins.map(({ name }) => name);
}

const count = (names: readonly string[], name: string) => names.filter((other) => other === name).length;

/** Notes each answer that a plugin gives for a package's file. */
function watch(plugin: Plugin, hooks: Readonly<Record<string, Judge>>, found: Set<string>): void {
  for (const [name, judge] of Object.entries(hooks)) {
    wrapHook(plugin, name, async (given, run) => {
      const answer = await run();
      const file = answer === null || answer === undefined ? null : judge(given, answer);
      if (file !== null) found.add(`${name} of the plugin ${plugin.name} answers for ${file}`);
      return answer;
    });
  }
}

/** Notes each chunk with a package's file whose code a plugin changes once it is written; lines of comment may come to stand before it. */
function watchBundle(plugin: Plugin, found: Set<string>): void {
  wrapHook(plugin, 'generateBundle', async ([, bundle], run) => {
    const before = codesOf(bundle);
    await run();
    const after = codesOf(bundle);
    for (const [file, code] of before) {
      const now = after.get(file) ?? '';
      const added = now.endsWith(code) ? now.slice(0, now.length - code.length) : 'another text';
      if (!/^(?:\/\/.*\n)*$/.test(added)) found.add(`generateBundle of the plugin ${plugin.name} changes ${file}`);
    }
  });
}

/** The code of the chunks that hold a package's file, by their names. */
const codesOf = (bundle: unknown) =>
  new Map(
    Object.values(bundle as Rolldown.OutputBundle).flatMap((output) =>
      output.type === 'chunk' && output.moduleIds.some(isLibraryFile) ? [[output.fileName, output.code] as const] : [],
    ),
  );

/** Puts `around` about a hook of a plugin, where that has one. */
function wrapHook(
  plugin: Plugin,
  name: string,
  around: (given: readonly unknown[], run: () => Promise<unknown>) => Promise<unknown>,
): void {
  const hook: unknown = Reflect.get(plugin, name);
  const handler: unknown = typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook;
  if (typeof handler !== 'function') return;
  const wrapped = function wrapped(this: unknown, ...given: readonly unknown[]): Promise<unknown> {
    return around(given, () => Promise.resolve(Reflect.apply(handler, this, given)));
  };
  Reflect.set(plugin, name, typeof hook === 'object' ? { ...hook, handler: wrapped } : wrapped);
}
