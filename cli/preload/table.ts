import { readFile } from 'node:fs/promises';
import { array, object, parseJson, pipe, record, string, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { CannotRun } from '../surface';

const byLocale = record(string(), array(string()));
const TABLE = object({ every: byLocale, widgets: record(string(), byLocale) });
const INTEGRITY = object({ version: string(), files: record(string(), string()) });

/** What is known of the built files: which of them widgets load, and their hashes. */
export interface Files extends InferOutput<typeof INTEGRITY> {
  readonly table: InferOutput<typeof TABLE>;
}

/** Reads the tables of a built folder. @throws CannotRun where it has none. */
export async function readFiles(dist: string): Promise<Files> {
  return { table: await read(`${dist}preload.json`, TABLE), ...(await read(`${dist}integrity.json`, INTEGRITY)) };
}

async function read<Schema extends GenericSchema>(file: string, schema: Schema): Promise<InferOutput<Schema>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotRun(`${file} is not there; in the repository "npm run build" writes it`);
  });
  const { success, output } = safeParse(pipe(string(), parseJson(), schema), text);
  if (!success) throw new CannotRun(`${file} is that of another version, or has not come as a whole`);
  return output;
}
