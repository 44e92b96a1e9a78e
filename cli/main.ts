import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { run } from './run';

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  version: manifest.version,
  // The commands lie in a folder beside the one that was built.
  dist: fileURLToPath(new URL('../dist/', import.meta.url)),
  hasColour: process.stdout.isTTY && !process.env.NO_COLOR,
  out: (text) => {
    process.stdout.write(text);
  },
  complain: (text) => {
    process.stderr.write(text);
  },
});
