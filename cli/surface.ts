import type { Surface } from '../checker/run';

/** What a command is run with, beside what stands behind its name. */
export interface CommandSurface extends Surface {
  /** The built folder that belongs to this command, with a slash or backslash at its end. */
  readonly dist: string;
}

/** A command cannot do what it was asked; the message says why. */
export class CannotRun extends Error {}
