import type { Id } from '@/domain/id';

/** A product that the search bar suggests while the visitor types. S2 §3, decision 52. */
export interface Suggestion {
  readonly id: Id;
  readonly name: string;
  /** The slug of its page, which the shop calls `url` here. */
  readonly seo: string;
  readonly code: string | null;
  /** File below `/images/`. */
  readonly image: string | null;
}
