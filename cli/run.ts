import { run as runChecker, type ExitCode } from '../checker/run';
import { HELP } from './help';
import { init } from './init/init';
import { preload } from './preload/preload';
import { serve } from './serve/serve';
import { CannotRun, type CommandSurface } from './surface';

type Command = (args: readonly string[], surface: CommandSurface) => Promise<void>;

/** The commands beside `check`. */
const COMMANDS: Readonly<Record<string, Command>> = { init, preload, serve };

/** Runs `vitrin` with what stands behind its name on the command line. */
export async function run(args: readonly string[], surface: CommandSurface): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === 'help' || (command ? rest : [name]).some((arg) => arg === '--help' || arg === '-h')) {
    surface.out(HELP);
    return 0;
  }
  if (!command) return runChecker(args, surface);
  try {
    await command(rest, surface);
    return 0;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    surface.complain(`vitrin ${name}: ${error.message}\nvitrin --help says how it is used.\n`);
    return 2;
  }
}
