import manifest from '../package.json' with { type: 'json' };
import { run } from './run';

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  version: manifest.version,
  hasColour: process.stdout.isTTY && !process.env.NO_COLOR,
  out: (text) => {
    process.stdout.write(text);
  },
  complain: (text) => {
    process.stderr.write(text);
  },
});
