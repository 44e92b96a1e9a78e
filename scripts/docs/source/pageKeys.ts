import { lexer, type Tokens } from 'marked';
import { textOf } from './files';

/** What the contract tells of one or several keys of the page JSON that mean something only together. */
export interface PageKeyRow {
  readonly keys: readonly string[];
  readonly says: string;
  /** What holds where it is missing or malformed. */
  readonly otherwise: string;
}

const BEGIN = /^## §3/m;
const END = /^## §4/m;
/** The table below this heading names settings without `settings.`. */
const SETTINGS = '### Settings';

/** The tables of contract §3, so that what a key means is written once. Links are those of a page in `docs/widgets`. */
export const PAGE_KEYS: readonly PageKeyRow[] = readTables();

function readTables(): readonly PageKeyRow[] {
  const contract = textOf('docs/contract.md');
  const section = contract.slice(contract.search(BEGIN), contract.search(END));
  const [facts = '', settings = ''] = section.split(SETTINGS);
  return [...rowsOf(facts, ''), ...rowsOf(settings, 'settings.')];
}

function rowsOf(markdown: string, prefix: string): readonly PageKeyRow[] {
  const tables = lexer(markdown).filter((token): token is Tokens.Table => token.type === 'table');
  return tables.flatMap(({ rows }) => rows).map(([names, says, otherwise]) => ({
    keys: [...(names?.text ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => `${prefix}${key}`),
    says: fromWidgets(says?.text ?? ''),
    otherwise: fromWidgets(otherwise?.text ?? ''),
  }));
}

/** A relative link, which begins in `docs`, as it begins in `docs/widgets`. */
function fromWidgets(markdown: string): string {
  return markdown.replace(/\]\((?!https?:)([^)]+)\)/g, (_, target: string) => `](../${target.startsWith('#') ? 'contract.md' : ''}${target})`);
}

/** The rows of these keys, each row once with those of its keys that are asked for. Throws where the contract has none. */
export function pageKeyRows(keys: readonly string[]): readonly PageKeyRow[] {
  const unknown = keys.filter((key) => !PAGE_KEYS.some((row) => row.keys.includes(key)));
  if (unknown.length > 0) throw new Error(`docs/contract.md §3 does not tell of ${unknown.join(', ')}`);
  const rows = new Set(keys.flatMap((key) => PAGE_KEYS.find((row) => row.keys.includes(key)) ?? []));
  return [...rows].map((row) => ({ ...row, keys: row.keys.filter((key) => keys.includes(key)) }));
}
