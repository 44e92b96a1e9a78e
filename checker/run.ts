import { resolve } from 'node:path';
import { readArguments, type Arguments } from './arguments';
import { checkSource } from './check';
import { HELP } from './help';
import { fetchSource, isAddress } from './input/address';
import { rememberAnswers } from './input/fileAnswers';
import { filesOf, readSource } from './input/files';
import { NotChecked, type NotRead, type Source, type WhyNotRead } from './input/source';
import { countOf, jsonReport, plainReport, type CheckedFile } from './report';

/** What the command is run with. */
export interface Surface {
  readonly cwd: string;
  readonly version: string;
  readonly hasColour: boolean;
  readonly out: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** 0: nothing is wrong; 1: something is; 2: something could not be checked. */
export type ExitCode = 0 | 1 | 2;

/** Runs the command with what stands behind its name on the command line. */
export async function run(args: readonly string[], surface: Surface): Promise<ExitCode> {
  try {
    const asked = readArguments(args);
    if (asked.command === 'check') return await check(asked, surface);
    surface.out(asked.command === 'help' ? HELP : `${surface.version}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof NotChecked)) throw error;
    surface.complain(`vitrin: ${error.message}\nvitrin ${args[0] === 'check' ? 'check ' : ''}--help says how it is used.\n`);
    return 2;
  }
}

const NO_PAGE: Readonly<Record<WhyNotRead, string>> = { extension: 'no page', size: 'too large', binary: 'no text' };

async function check(asked: Arguments, { cwd, version, hasColour, out, complain }: Surface): Promise<ExitCode> {
  const files: CheckedFile[] = [];
  const failures: NotChecked[] = [];
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotChecked)) throw error;
      complain(`vitrin: ${error.message}\n`);
      failures.push(error);
      return null;
    }
  };
  // By where they lie, which may be written in several ways.
  const placeOf = (name: string) => (isAddress(name) ? name : resolve(cwd, name));
  const places = new Set(asked.paths.map(placeOf));
  const names = new Map<string, string>();
  const others = new Map<string, string>();
  for (const path of asked.paths) {
    const named = isAddress(path) ? { files: [path], others: [] } : await attempt(() => filesOf(path, cwd));
    for (const name of named?.files ?? []) if (!names.has(placeOf(name))) names.set(placeOf(name), name);
    for (const name of named?.others ?? []) others.set(placeOf(name), name);
  }
  const notRead: NotRead[] = [...others]
    .filter(([place]) => !names.has(place))
    .map(([, file]) => ({ file, reason: 'extension' }));
  const ask = rememberAnswers(asked);
  const read = async (name: string): Promise<Source | NotRead> => {
    if (isAddress(name)) return fetchSource(name, { ...asked, ask });
    const source = await readSource(name, cwd, asked.policies);
    // Who names a file wants it read.
    if ('reason' in source && places.has(placeOf(name))) throw new NotChecked(`${name}: it is ${NO_PAGE[source.reason]}`);
    return source;
  };
  for (const name of names.values()) {
    const source = await attempt(() => read(name));
    if (source && 'reason' in source) notRead.push(source);
    else if (source) files.push({ file: name, problems: await checkSource(source) });
  }
  if (asked.json) out(jsonReport(version, files, notRead));
  else if (files.length + notRead.length > 0) out(plainReport(files, notRead, hasColour));
  if (failures.length > 0) return 2;
  return countOf(files) > 0 ? 1 : 0;
}
