import type {} from 'vitest';
import document from '../../docs/statements.json' with { type: 'json' };

type Groups = (typeof document)['groups'];
/** What tests are tagged with: `S1-2.05` is the fifth statement of S1 §2, `F-cart.add` a call that fails, `D-14` a decision. */
export type StatementId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

declare module 'vitest' {
  /** Makes a tag that no statement has an error of the type check. */
  interface TestTags {
    readonly statement: StatementId;
  }
}

/** Something that the specification says, that comes of a failing call, or that was decided. */
export interface Statement {
  readonly id: StatementId;
  /** The heading that it stands under. */
  readonly group: string;
  readonly text: string;
}

/** All statements of `docs/statements.json`, in their order. */
export const STATEMENTS: readonly Statement[] = Object.entries(document.groups).flatMap(([group, texts]) =>
  // The type of the file is where StatementId comes from; Object.entries forgets it.
  (Object.entries(texts) as Array<[StatementId, string]>).map(([id, text]) => ({ id, group, text })),
);

/** Statements that no test proves yet. */
export const OPEN: ReadonlySet<string> = new Set(document.open);

/** The tags that vitest knows. */
export const TAGS = STATEMENTS.map(({ id, text }) => ({ name: id, description: text }));
