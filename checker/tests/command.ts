import { run } from '../run';

/** What a command tells, once by each of its two ways out. */
export function listen() {
  const said = { out: '', errors: '' };
  return {
    said,
    out: (text: string) => {
      said.out += text;
    },
    complain: (text: string) => {
      said.errors += text;
    },
  };
}

/** Runs the checker in a folder. */
export async function checkIn(folder: string, args: readonly string[]) {
  const { said, ...ways } = listen();
  const code = await run(args, { cwd: folder, version: '1.2.3', hasColour: false, ...ways });
  return { code, ...said };
}
