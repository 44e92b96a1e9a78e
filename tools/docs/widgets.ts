import type { WidgetMeta } from '../../src/page/widgetMeta';
import type { RegistryEntry } from '../../src/runtime/registryEntry';
import { registry } from '../../registry';

/** A widget as the documents and the tools tell of it. */
export interface Described {
  readonly name: string;
  readonly about: WidgetMeta;
  readonly entry: RegistryEntry;
}

const abouts = import.meta.glob<WidgetMeta>('../../widgets/*/meta.ts', { eager: true, import: 'about' });

/** All widgets, in the order of the registry. Throws where one has no description. */
export const WIDGETS: readonly Described[] = Object.entries(registry).map(([name, entry]) => {
  const about = abouts[`../../widgets/${name}/meta.ts`];
  if (!about) throw new Error(`widgets/${name}/meta.ts is missing: it describes ${name} to theme authors`);
  return { name, about, entry };
});
