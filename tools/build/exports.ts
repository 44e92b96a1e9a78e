import type { Plugin } from 'vite';

/** How rolldown's helper goes through the exports of a module that shares its chunk. */
const LOOP = 'for (var name in all)';
const OWN_ONLY = 'for (var name of Object.keys(all))';

/**
 * Lets that helper see own names only: with a member that the page has added to `Object.prototype`, it would define an export
 * by that name, and throw (contract §6). Throws where rolldown's helper is no longer the one that is known here.
 */
export function ownExports(): Plugin {
  return {
    name: 'vitrin:own-exports',
    apply: 'build',
    renderChunk(code, { name }) {
      if (name !== 'rolldown-runtime') return null;
      if (!code.includes(LOOP)) throw new Error('rolldown goes through exports in another way: look at tools/build/exports.ts');
      return { code: code.replace(LOOP, OWN_ONLY), map: null };
    },
  };
}
