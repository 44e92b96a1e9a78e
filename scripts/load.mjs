import { runnerImport } from 'vite';
import { root } from './prepare.mjs';

/** Runs a file of TypeScript of this project, by its path from the root, and answers with what it exports. */
export async function load(path) {
  const alias = { '@mocks': `${root}/mocks`, '@': `${root}/src` };
  const { module } = await runnerImport(`${root}/${path}`, { resolve: { alias }, logLevel: 'error' });
  return module;
}
