import type { Surface } from '../checker/run';
import type { startPreview } from './serve/preview';

/** What a command is run with, beside what stands behind its name. */
export interface CommandSurface extends Surface {
  /** The built folder that belongs to this command, with a slash or backslash at its end. */
  readonly dist: string;
  /** Loads what answers the requests of a preview: a file of its own, for the stand-in is large. */
  readonly loadPreview: () => Promise<{ readonly startPreview: typeof startPreview }>;
  /** Resolves when the user ends a command that runs on. */
  readonly interrupted: () => Promise<void>;
}

/** A command cannot do what it was asked; the message says why. */
export class CannotRun extends Error {}
