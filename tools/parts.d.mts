/** One part of a run. */
export interface Part {
  readonly name: string;
  /** What it does. Where it throws, it has failed with that message. */
  run(): Promise<Outcome>;
  /** The name of a part that must have passed before. */
  readonly needs?: string;
  /** It keeps every core busy by itself: with another beside it both would take longer than one after the other. */
  readonly isAlone?: boolean;
  /** The command that mends what it finds, or shows it again. */
  readonly mend?: string;
}

export interface Outcome {
  readonly passed: boolean;
  /** What it said; shown where it failed. */
  readonly output?: string;
  /** What is always shown. */
  readonly note?: string;
  /** A line for each thing that failed, told again at the end. */
  readonly failures?: readonly string[];
  /** What it counts as; one by default. */
  readonly count?: Count;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs parts beside each other, `places` at a time, the first ones first; one that keeps every core
 * busy by itself has nothing beside it. Each is told of when it ends, with its seconds;
 * at the end all that failed, in one list. Answers how much passed and failed.
 */
export function runParts(parts: readonly Part[], places?: number): Promise<Count>;
