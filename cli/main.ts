import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { run } from './run';
import type * as Preview from './serve/preview';

// Who reads the report may stop before its end, as `vitrin check . | head` does: what is wrong with the pages is counted all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  version: manifest.version,
  // The commands lie in a folder beside the one that was built.
  dist: fileURLToPath(new URL('../dist/', import.meta.url)),
  loadPreview: () => import(/* @vite-ignore */ new URL('./vitrin-serve.mjs', import.meta.url).href) as Promise<typeof Preview>,
  interrupted: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    }),
  hasColour: process.stdout.isTTY && !process.env.NO_COLOR,
  out: (text) => {
    process.stdout.write(text);
  },
  complain: (text) => {
    process.stderr.write(text);
  },
});
