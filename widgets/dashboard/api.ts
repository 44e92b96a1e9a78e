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

/** Rows whose name and value the shop calls so. It says of no name for the list below a row: `detail` or `details`. */
function rowsOf(
  name: string,
  value: string,
  valueSchema: v.GenericSchema<unknown, number | string> = numberSchema,
  details = noRows,
): Rows {
  const cells: v.GenericSchema<unknown, Readonly<Record<string, string | number>>> = v.object({
    [name]: nameSchema,
    [value]: valueSchema,
  });
  const row = v.pipe(
    v.intersect([cells, v.object({ formattedCreatedAt: textSchema, detail: orNull(details), details: orNull(details) })]),
    v.transform((raw) => ({
      name: String(raw[name]),
      value: raw[value] ?? '',
      date: raw.formattedCreatedAt,
      details: raw.detail ?? raw.details ?? [],
    })),
  );
  return v.pipe(
    v.array(row, 'a list'),
    v.transform((rows) => rows.map((each, id) => ({ ...each, id }))),
  );
}

/** Who searched a word, and what a user searched. */
const foundSchemas: Readonly<Record<SearchType, Rows>> = {
  kelime: rowsOf('userName', 'totalCount'),
  kullanıcı: rowsOf('searchQuery', 'searchCount'),
};

/** The answer of GET /yonetim/top-queries. S2 §3 and §7. */
export const searchStatsSchema: v.GenericSchema<unknown, SearchStats> = v.object({
  topQueries: rowsOf('query', 'count', numberSchema, foundSchemas.kelime),
  topUsers: rowsOf('name', 'count', numberSchema, foundSchemas.kullanıcı),
  lastQueries: rowsOf('name', 'query', nameSchema),
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
  return checkEntries(await request({ method: 'GET', url: '/yonetim/top-queries', signal }), searchStatsSchema, lists).value;
}

/** GET who searched a word, or what a user searched. S2 §7. */
export async function fetchSearches(wanted: SearchRequest, signal: AbortSignal): Promise<Searches> {
  const text = await request({ method: 'GET', url: searchesCall(wanted), signal });
  return checkEntries(text, searchesSchema(wanted), { searchResult: 'searches' }).value;
}
