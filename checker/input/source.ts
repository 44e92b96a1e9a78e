import type { Syntax } from '../template/find';

/** What is to be checked, from a disk or from a server. */
export interface Source {
  /** As it was named: a path, or an address. */
  readonly file: string;
  readonly text: string;
  readonly syntax: Syntax;
  /** Where a server answered with it; null for a file, of which nobody knows where it will stand. */
  readonly url: string | null;
  /** Content-Security-Policies that go with it, beside those in its `<meta>`. */
  readonly policies: readonly string[];
}

/** Nothing could be checked; the message says why. */
export class NotChecked extends Error {}
