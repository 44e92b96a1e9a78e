/** By what a manager searches in the searches: the shop's own words (S2 §9). */
export type SearchType = 'kelime' | 'kullanıcı';

/** A row of the statistics. */
export interface SearchRow {
  /** Its place in the list: nothing else tells two rows apart. */
  readonly id: number;
  /** The searched words, or who searched. */
  readonly name: string;
  /** How often; in the list of the latest searches, what. */
  readonly value: number | string;
  /** As the shop writes it; '' where it says none. */
  readonly date: string;
  /** Who searched these words, or what this user searched. */
  readonly details: readonly SearchRow[];
}

/** S2 §3, Search statistics. */
export interface SearchStats {
  readonly topQueries: readonly SearchRow[];
  readonly topUsers: readonly SearchRow[];
  readonly lastQueries: readonly SearchRow[];
}

/** Who searched a word, or what a user searched. */
export interface Searches {
  readonly type: SearchType;
  /** The word or the user. */
  readonly name: string;
  readonly rows: readonly SearchRow[];
}

/** What to look up in the searches. */
export interface SearchRequest {
  readonly query: string;
  readonly type: SearchType;
}

/** The call that looks up who searched a word, or what a user searched. S2 §7, decision 55. */
export function searchesCall({ query, type }: SearchRequest): string {
  return `/yonetim/search_queries?${new URLSearchParams({ query, type }).toString()}`;
}
