import { parseArgs } from 'node:util';
import { messageOf, NotChecked } from './input/source';

/** What the command line asks for. */
export interface Arguments {
  readonly command: 'check' | 'help' | 'version';
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly policies: readonly string[];
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  /** Milliseconds to wait for a server. */
  readonly timeout: number;
}

const OPTIONS = {
  json: { type: 'boolean' },
  csp: { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Reads the command line. Throws where it makes no sense. */
export function readArguments(args: readonly string[]): Arguments {
  // Before the options, which may be those of the command that is meant.
  if (args[0] !== undefined && !/^-|^check$/.test(args[0])) throw noCommand(args[0]);
  const { values, positionals } = parse(args);
  const [command, ...paths] = positionals;
  const asked = values.help ? 'help' : values.version ? 'version' : 'check';
  if (asked === 'check' && command !== 'check') throw noCommand(command);
  // A variable of a script that is not set names nothing, and not the folder that the script runs in.
  if (asked === 'check' && (paths.length === 0 || paths.includes('')))
    throw new NotChecked('name the files, folders or addresses to check');
  return {
    command: asked,
    paths,
    json: values.json === true,
    policies: values.csp ?? [],
    headers: (values.header ?? []).map(headerOf),
    timeout: secondsOf(values.timeout ?? '10') * 1000,
  };
}

function noCommand(name: string | undefined): NotChecked {
  const commands = 'there are check, init, preload and serve';
  return new NotChecked(name === undefined ? `what shall be done? ${commands}` : `there is no command "${name}"; ${commands}`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new NotChecked(whatIsWrong(error));
  }
}

/** What Node says of a command line, without its advice on names that begin with a dash. */
export function whatIsWrong(error: unknown): string {
  return messageOf(error).replace(/\. To specify .*/s, '');
}

function headerOf(header: string): readonly [string, string] {
  const colon = header.indexOf(':');
  const [name, value] = [header.slice(0, colon).trim(), header.slice(colon + 1).trim()];
  if (colon < 1 || !isHeader(name, value)) throw new NotChecked(`"${header}" is no header; write it as "name: value", in ASCII`);
  return [name, value];
}

/** Whether it can be sent: a "…" that stands for a session, as documents print it, cannot. */
function isHeader(name: string, value: string): boolean {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw new NotChecked(`--timeout "${text}" is no number of seconds`);
  return seconds;
}
