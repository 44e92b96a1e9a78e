import { parseArgs, type ParseArgsConfig } from 'node:util';
import { whatIsWrong } from '../checker/arguments';
import { CannotRun } from './surface';

/** Reads what stands behind a command. @throws CannotRun where an option is unknown or lacks its value. */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CannotRun(whatIsWrong(error));
  }
}
