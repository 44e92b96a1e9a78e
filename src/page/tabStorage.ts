import * as v from 'valibot';
import { read } from '@/schemas/read';

/** What a tab keeps of its user, over reloads and visits to other pages, until it is closed. */
export interface TabStorage<T> {
  /**
   * What is kept of `user` (the id; '' for a visitor); null for nothing. What is kept of another is forgotten, but a visitor has a
   * place apart: whose session has ended is one until the next login.
   */
  read(user: string): T | null;
  /** Keeps it in place of what was kept; null keeps nothing. Where the browser refuses, it lasts as long as the page. */
  keep(user: string, kept: T | null): void;
}

/** The storage of a tab under `name`, for what `schema` knows: what a page of another version kept is nothing. */
export function createTabStorage<T>(name: string, schema: v.GenericSchema<unknown, T>): TabStorage<T> {
  const placeOf = (user: string) => `vitrin:${name}${user ? '' : ':visitor'}`;
  const placeSchema = v.object({ user: v.string(), kept: schema });
  return {
    read(user) {
      const place = placeOf(user);
      try {
        const found = read(placeSchema, JSON.parse(sessionStorage.getItem(place) ?? 'null'));
        if (found.ok && found.value.user === user) return found.value.kept;
        sessionStorage.removeItem(place);
      } catch {
        // Private windows refuse; what is no JSON is none of ours.
      }
      return null;
    },
    keep(user, kept) {
      const place = placeOf(user);
      try {
        // First: a full storage must not keep what is out of date, as rows that have been added since.
        sessionStorage.removeItem(place);
        if (kept !== null) sessionStorage.setItem(place, JSON.stringify({ user, kept }));
      } catch {
        // Then it is kept as long as the page is.
      }
    },
  };
}
