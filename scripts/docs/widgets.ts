import type { About } from '../../registry/about';
import type { RegistryEntry } from '../../registry/entry';
import { registry } from '../../registry';

/** A widget as the documents and the tools tell of it. */
export interface Described {
  readonly name: string;
  readonly about: About;
  readonly entry: RegistryEntry;
}

const abouts = import.meta.glob<About>('../../widgets/*/about.ts', { eager: true, import: 'about' });

/** All widgets, in the order of the registry. Throws where one has no description. */
export const WIDGETS: readonly Described[] = Object.entries(registry).map(([name, entry]) => {
  const about = abouts[`../../widgets/${name}/about.ts`];
  if (!about) throw new Error(`widgets/${name}/about.ts is missing: it describes ${name} to theme authors`);
  return { name, about, entry };
});
