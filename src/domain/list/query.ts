import { isSortField } from './sort';
import type { SortField } from './sort';

/** What a list reads from its URL. `sort` and `view` are null when absent or unknown. */
export interface ListQuery {
  readonly page: number;
  readonly sort: SortField | null;
  readonly view: 'grid' | 'list' | null;
}

/** Changes to a list's URL; an empty `sort` takes the parameter away. */
export interface ListQueryChange {
  readonly page?: number;
  readonly sort?: string;
  readonly view?: 'grid' | 'list';
}

/** Reads page, sort and view from `location.search`; an unreadable page is 1. S1 §2. */
export function readListQuery(search: string): ListQuery {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '';
  const sort = parameters.get('sort');
  const view = parameters.get('view');
  return {
    page: /^\d{1,9}$/.test(page) ? Math.max(Number(page), 1) : 1,
    sort: isSortField(sort) ? sort : null,
    view: view === 'grid' || view === 'list' ? view : null,
  };
}

/** The decoded name of one `name=value` piece of a query. */
function nameOf(piece: string): string | undefined {
  // The leading "&" keeps URLSearchParams from taking a "?" of the name for the start of a query.
  return [...new URLSearchParams(`&${piece}`).keys()][0];
}

/** Sets one parameter at its first place, or at the end; null takes it away. All other pieces stay untouched. */
function withParameter(pieces: readonly string[], name: string, value: string | null): readonly string[] {
  const place = pieces.findIndex((piece) => nameOf(piece) === name);
  const written = value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  if (place === -1) return [...pieces, ...written];
  const after = pieces.slice(place + 1).filter((piece) => nameOf(piece) !== name);
  return [...pieces.slice(0, place), ...written, ...after];
}

/**
 * The query of the same list with another page, sort or view. Every other parameter keeps its bytes and its place.
 * Page 1 is written by leaving `page` out. Decisions 2 and 33.
 * @param search `location.search`, with or without "?"
 * @returns "" or a text that starts with "?"
 */
export function withListQuery(search: string, change: ListQueryChange): string {
  const text = search.startsWith('?') ? search.slice(1) : search;
  let pieces: readonly string[] = text === '' ? [] : text.split('&');
  if (change.page !== undefined) {
    pieces = withParameter(pieces, 'page', change.page > 1 ? String(change.page) : null);
  }
  if (change.sort !== undefined) pieces = withParameter(pieces, 'sort', change.sort || null);
  if (change.view !== undefined) pieces = withParameter(pieces, 'view', change.view);
  const query = pieces.join('&');
  return query === '' ? '' : `?${query}`;
}
