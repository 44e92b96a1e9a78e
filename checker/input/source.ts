import type { Syntax } from '../template/find';
import type { CharsetFault } from './decode';
import type { AskForFile } from './fileAnswers';

/** What is to be checked, from a disk or from a server. */
export interface Source {
  /** As it was named: a path, or an address. */
  readonly file: string;
  readonly text: string;
  /** Null where browsers read it as it was written. */
  readonly charset: CharsetFault | null;
  readonly syntax: Syntax;
  /** Where a server answered with it; null for a file, of which nobody knows where it will stand. */
  readonly url: string | null;
  /** Asks the server for a file of the page; null for a file, which has none. */
  readonly ask: AskForFile | null;
  /** Content-Security-Policies that go with it, beside those in its `<meta>`. */
  readonly policies: readonly string[];
}

/** Nothing could be checked; the message says why. */
export class NotChecked extends Error {}

/** What was thrown, in words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a file was not read: its name is none of a page, it is larger than any page, or it is no text. */
export type WhyNotRead = 'extension' | 'size' | 'binary';

/** A file that is not read. */
export interface NotRead {
  readonly file: string;
  readonly reason: WhyNotRead;
}
