import { runnerImport } from 'vite';
import { root } from './prepare.mjs';

/** Runs a file of TypeScript of this project, by its path from the root, and answers with what it exports. */
export async function load(path) {
  const { NODE_ENV } = process.env;
  const alias = { '@mocks': `${root}/mocks`, '@': `${root}/src` };
  const { module } = await runnerImport(`${root}/${path}`, { resolve: { alias }, logLevel: 'error' });
  // Vite makes a development of this process; a build that it starts later would be one, too.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}
