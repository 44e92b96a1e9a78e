import { parseArgs } from 'node:util';
import { NotChecked } from './input/source';

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
  const { values, positionals } = parse(args);
  const [command, ...paths] = positionals;
  const asked = values.help ? 'help' : values.version ? 'version' : 'check';
  if (asked === 'check' && command !== 'check')
    throw new NotChecked(
      command === undefined
        ? 'what shall be done? Try: vitrin check <files or addresses>'
        : `there is no command "${command}"; try: vitrin check`,
    );
  if (asked === 'check' && paths.length === 0) throw new NotChecked('name the files, folders or addresses to check');
  return {
    command: asked,
    paths,
    json: values.json === true,
    policies: values.csp ?? [],
    headers: (values.header ?? []).map(headerOf),
    timeout: secondsOf(values.timeout ?? '10') * 1000,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new NotChecked(error instanceof Error ? error.message : String(error));
  }
}

function headerOf(header: string): readonly [string, string] {
  const colon = header.indexOf(':');
  if (colon < 1) throw new NotChecked(`"${header}" is no header; write it as "name: value"`);
  return [header.slice(0, colon).trim(), header.slice(colon + 1).trim()];
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw new NotChecked(`--timeout "${text}" is no number of seconds`);
  return seconds;
}
