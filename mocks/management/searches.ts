import { createRandom } from '../seed/random';
import { DEALERS } from './dealers';

/** One search that somebody made in the shop. */
interface Search {
  readonly user: string;
  readonly query: string;
  /** Working minutes since the first of them. */
  readonly minute: number;
}

export interface CountedUser {
  readonly userName: string;
  readonly totalCount: number;
  readonly formattedCreatedAt: string;
}

export interface CountedQuery {
  readonly searchQuery: string;
  readonly searchCount: number;
  readonly formattedCreatedAt: string;
}

const QUERIES = [
  'vida m8',
  'matkap ucu',
  'led panel',
  'nyaf kablo',
  'fren balatası',
  'iş eldiveni',
  'baret',
  'yağ filtresi',
  'dübel 8 mm',
  'paslanmaz cıvata',
  'kablo bağı',
  'rulman 6204',
  'akü 60 ah',
  'silikon',
  'çelik burunlu ayakkabı',
  'sigorta 16 a',
  'kaynak eldiveni',
  'ısı büzüşmeli makaron',
] as const;
const COUNT = 420;
const TOP = 10;
const LAST = 12;
const FIRST_DAY = Date.UTC(2025, 2, 3, 8, 0);
const MINUTES_A_DAY = 10 * 60;

const log: readonly Search[] = makeLog();

/** The searches of two weeks; the same on every machine. What comes first in a list is searched more, as in real shops. */
function makeLog(): readonly Search[] {
  const random = createRandom(20250303);
  const often = <T>(rows: readonly [T, ...T[]]): T => rows[Math.floor(random.next() ** 1.7 * rows.length)] ?? rows[0];
  let minute = 0;
  return Array.from({ length: COUNT }, () => {
    minute += random.between(1, 40);
    return { user: often(DEALERS), query: often(QUERIES), minute };
  });
}

function formatTime({ minute }: Search): string {
  const days = Math.floor(minute / MINUTES_A_DAY);
  const [date = '', time = ''] = new Date(FIRST_DAY + days * 86_400_000 + (minute % MINUTES_A_DAY) * 60_000)
    .toISOString()
    .split('T');
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}

interface Group {
  readonly name: string;
  readonly count: number;
  readonly last: string;
  readonly searches: readonly Search[];
}

/** Searches by one of their fields, the most frequent first. */
function groupBy(searches: readonly Search[], by: 'user' | 'query'): readonly Group[] {
  const names = [...new Set(searches.map((search) => search[by]))];
  const groups = names.map((name) => {
    const own = searches.filter((search) => search[by] === name);
    return { name, count: own.length, last: own.map(formatTime).at(-1) ?? '', searches: own };
  });
  return groups.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'tr'));
}

const usersOf = (searches: readonly Search[]): readonly CountedUser[] =>
  groupBy(searches, 'user').map(({ name, count, last }) => ({ userName: name, totalCount: count, formattedCreatedAt: last }));

const queriesOf = (searches: readonly Search[]): readonly CountedQuery[] =>
  groupBy(searches, 'query').map(({ name, count, last }) => ({
    searchQuery: name,
    searchCount: count,
    formattedCreatedAt: last,
  }));

/** The answer of GET /yonetim/top-queries. S2 §3. */
export function searchStats() {
  return {
    topQueries: groupBy(log, 'query')
      .slice(0, TOP)
      .map(({ name, count, last, searches }) => ({
        query: name,
        count,
        formattedCreatedAt: last,
        detail: usersOf(searches).map(({ userName, totalCount }) => ({ userName, totalCount })),
      })),
    topUsers: groupBy(log, 'user')
      .slice(0, TOP)
      .map(({ name, count, searches }) => ({ name, count, detail: queriesOf(searches) })),
    lastQueries: log
      .slice(-LAST)
      .reverse()
      .map((search) => ({ name: search.user, query: search.query, formattedCreatedAt: formatTime(search) })),
  };
}

/** Who searched for a word, or what the users of a name searched for. */
export function searchesFor(text: string, type: 'kelime' | 'kullanıcı'): readonly CountedUser[] | readonly CountedQuery[] {
  const wanted = text.toLocaleLowerCase('tr');
  const field = type === 'kelime' ? 'query' : 'user';
  const hits = log.filter((search) => search[field].toLocaleLowerCase('tr').includes(wanted));
  return type === 'kelime' ? usersOf(hits) : queriesOf(hits);
}
