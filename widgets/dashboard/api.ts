import * as v from 'valibot';
import { type Searches, type SearchRequest, type SearchRow, type SearchStats, type SearchType, searchesCall } from './rules';
import { flagSchema, numberSchema, orNull, textSchema } from '@/schemas/basics';
import { checkEntries } from '@/data/entries';
import { request } from '@/data/http';

type Rows = v.GenericSchema<unknown, readonly SearchRow[]>;

/** Words or a name as they show: the shop also counts searches without words, and of nobody. */
const nameSchema = v.pipe(
  textSchema,
  v.transform((text) => text.trim() || '-'),
);

const noRows: Rows = v.pipe(
  v.unknown(),
  v.transform(() => []),
);

/** The lists of rows below these, under either of their names. */
const withDetails = (rows: string, noun: string) => ({
  [rows]: noun,
  [`${rows}.detail`]: 'details',
  [`${rows}.details`]: 'details',
});

/** What every row has. It says of no name for the list below a row: `detail` or `details`. */
const rowEntries = (details = noRows) => ({ formattedCreatedAt: textSchema, detail: orNull(details), details: orNull(details) });
type RawRow = Readonly<v.InferOutput<v.ObjectSchema<ReturnType<typeof rowEntries>, undefined>>>;

/** Rows whose name and value the shop calls so. */
function rowsOf<Name extends string, Value extends string>(
  name: Name,
  value: Value,
  row: v.GenericSchema<unknown, RawRow & Readonly<Record<Name, string>> & Readonly<Record<Value, number | string>>>,
): Rows {
  return v.pipe(
    v.array(row, 'a list'),
    v.transform((rows) =>
      rows.map((raw, id) => ({
        id,
        name: raw[name],
        value: raw[value],
        date: raw.formattedCreatedAt,
        details: raw.detail ?? raw.details ?? [],
      })),
    ),
  );
}

/** Who searched a word, and what a user searched. */
const foundSchemas: Readonly<Record<SearchType, Rows>> = {
  kelime: rowsOf('userName', 'totalCount', v.object({ userName: nameSchema, totalCount: numberSchema, ...rowEntries() })),
  kullanıcı: rowsOf(
    'searchQuery',
    'searchCount',
    v.object({ searchQuery: nameSchema, searchCount: numberSchema, ...rowEntries() }),
  ),
};

/** The answer of GET /yonetim/top-queries. S2 §3 and §7. */
export const searchStatsSchema: v.GenericSchema<unknown, SearchStats> = v.object({
  topQueries: rowsOf('query', 'count', v.object({ query: nameSchema, count: numberSchema, ...rowEntries(foundSchemas.kelime) })),
  topUsers: rowsOf('name', 'count', v.object({ name: nameSchema, count: numberSchema, ...rowEntries(foundSchemas.kullanıcı) })),
  lastQueries: rowsOf('name', 'query', v.object({ name: nameSchema, query: nameSchema, ...rowEntries() })),
});

/** The answer of GET /yonetim/search_queries to what was looked up. S2 §3 and §7. */
export function searchesSchema({ query, type }: SearchRequest): v.GenericSchema<unknown, Searches> {
  return v.pipe(
    v.object({
      success: v.pipe(flagSchema, v.literal(true, 'a success')),
      searchResult: foundSchemas[type],
      searchQuery: textSchema,
    }),
    v.transform(({ searchResult, searchQuery }) => ({ type, name: searchQuery || query, rows: searchResult })),
  );
}

/** GET what is searched most, who searches most, and the latest searches. S2 §7. */
export async function fetchSearchStats(signal: AbortSignal): Promise<SearchStats> {
  const lists = { ...withDetails('topQueries', 'words'), ...withDetails('topUsers', 'users'), lastQueries: 'searches' };
  const call = { method: 'GET', url: '/yonetim/top-queries', signal } as const;
  return request(call, (text) => checkEntries(text, searchStatsSchema, lists).value);
}

/** GET who searched a word, or what a user searched. S2 §7. */
export async function fetchSearches(wanted: SearchRequest, signal: AbortSignal): Promise<Searches> {
  const call = { method: 'GET', url: searchesCall(wanted), signal } as const;
  return request(call, (text) => checkEntries(text, searchesSchema(wanted), { searchResult: 'searches' }).value);
}
