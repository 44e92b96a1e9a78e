import type { Plugin } from 'vite';

/** What marks a module as the entry's own: chunks have the same module without it. */
const OWN = '?entry';

/** Whether a module is one of the entry's own. */
export const isOfEntry = (id: string): boolean => id.endsWith(OWN);

/**
 * Makes `vitrin.js` one file that imports nothing and that nothing imports. Whatever `main` reaches at once is its own copy; what it
 * imports later are the chunks, which have copies of their own of what they share with it. So a page loads its code in two steps
 * (the entry, then all that its widgets need), and one that includes the entry twice, or with a query, never gets two of the chunks. No
 * module keeps a state (`vitrin/no-module-state`), so two copies of one do what one does.
 */
export function standAloneEntry(main: string): Plugin {
  return {
    name: 'vitrin:stand-alone-entry',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (importer === undefined || kind === 'dynamic-import') return null;
      if (importer !== main && !isOfEntry(importer)) return null;
      const found = await this.resolve(source, importer.replace(OWN, ''), { kind, skipSelf: true });
      return found && !found.external && !found.id.includes('?') ? { ...found, id: found.id + OWN } : found;
    },
  };
}
