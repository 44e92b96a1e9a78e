import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../../src/runtime/preload.ts', import.meta.url));

/** The chunks of libraries, each behind what it imports, and the lighter one of two before: `LIBRARIES` of `src/runtime/preload.ts`. */
const LIBRARIES = ['rolldown-runtime', 'libraries', 'react'];

/**
 * An import of one of the modules of a chunk, as Vite and rolldown write it: what is loaded, the choice of the module, the rest of
 * the call of the helper. By destructuring it takes a function of its own.
 */
const ONE_OF_MANY =
  /(?:async \(\) => \{\s*const \{[^}]*\} = await |\(\) => )(import\("[^"]+"\))(\.then\(\(n\) => n\.[\w$]+\))(;\s*return \{[^}]*\};\s*\})?(, __VITE_PRELOAD__, import\.meta\.url\))/g;
const CHOSEN_EARLY = /import\("[^"]+"\)\.then\(\(n\) => n\.[\w$]+\)/;

/** Lets the module be chosen from whatever the helper brings: it may have asked for the chunk at another address. */
function chooseLater(code: string): string {
  return code.replace(ONE_OF_MANY, (all: string, load: string, choose: string, _: unknown, rest: string) => {
    // As many lines as before: the source map is not written anew.
    const lines = '\n'.repeat(all.split('\n').length - 1);
    return `() => ${load}${rest}${choose}${lines}`;
  });
}

const isNamed = (file: string, name: string) => file.includes(`/${name}-`);

/** The chunks that a chunk runs behind, by file: what it imports, and what these import. */
type Behind = Map<string, ReadonlySet<string>>;

/**
 * Puts our own preloading in the place of Vite's, which handles browsers and pages that cannot occur here. It notes in `behind` what each
 * chunk needs, for {@link filesOf}.
 */
export function ownPreload(behind: Behind): Plugin {
  return {
    name: 'vitrin:preload',
    enforce: 'pre',
    load: (id) =>
      id.startsWith('\0vite/preload-helper.js') ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)};` : null,
    renderChunk(code, { moduleIds }) {
      // A chunk that holds a library stays as it is written.
      if (moduleIds.some((id) => id.includes('/node_modules/'))) return null;
      const changed = chooseLater(code);
      if (CHOSEN_EARLY.test(changed)) throw new Error('modules are chosen in another way: look at tools/build/preload.ts');
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle(_, bundle) {
      for (const [place, name] of LIBRARIES.entries()) {
        const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
        if (chunk?.type !== 'chunk') this.error(`the build has no ${name}: look at LIBRARIES of tools/build/preload.ts`);
        const early = chunk.imports.filter((file) => !LIBRARIES.slice(0, place).some((before) => isNamed(file, before)));
        if (early.length > 0)
          this.error(`${name} runs before what it imports: ${early.join(', ')}. Look at tools/build/chunks.ts`);
      }
      const follow = (file: string, seen: Set<string>): Set<string> => {
        const chunk = bundle[file];
        for (const next of chunk?.type === 'chunk' ? chunk.imports : []) if (!seen.has(next)) follow(next, seen.add(next));
        return seen;
      };
      for (const file of Object.keys(bundle)) behind.set(file, follow(file, new Set()));
    },
  };
}

/** It leaves the page as it is, without a link of ours too. */
const INSPECTOR = /\/inspector-[^/]*$/;

/**
 * The scripts that an import of `chunk` asks for before it runs: itself, the libraries, the others. Not those that are there as `host`, in
 * which the import stands, runs behind them. Vite names none for a chunk that needs only itself, and that one may fail to come as well.
 */
export function filesOf(behind: Behind, chunk: string, needed: readonly string[], host: string): string[] {
  if (INSPECTOR.test(chunk)) return [];
  const [own = chunk, ...all] = needed;
  const others = all.filter((file) => !behind.get(host)?.has(file));
  const libraries = LIBRARIES.flatMap((name) => others.filter((file) => isNamed(file, name)));
  const dependants = (file: string) => [...behind.values()].filter((files) => files.has(file)).length;
  // In one order everywhere, what most chunks need next to the libraries: lists that begin alike pack better.
  return [
    own,
    ...libraries,
    ...others
      .filter((file) => !libraries.includes(file))
      .sort((one, other) => dependants(other) - dependants(one) || (one < other ? 1 : -1)),
  ];
}
