import type {} from 'vitest';
import document from '../../docs/statements.json' with { type: 'json' };
import type { CallName } from '../../mocks/shop/callNames.ts';
import { callsOf, readOpenApi } from '../openapi/document.ts';

type Groups = (typeof document)['groups'];
/** What tests are tagged with: `S1-2.05` is the fifth statement of S1 §2, `F-cart.add` a call that fails, `D-14` a decision. */
export type StatementId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups] | `F-${CallName}`;

declare module 'vitest' {
  /** Makes a tag that no statement has an error of the type check. */
  interface TestTags {
    readonly statement: StatementId;
    readonly kind: typeof PROOF;
  }
}

/** Something that the specification says, that comes of a failing call, or that was decided. */
export interface Statement {
  readonly id: StatementId;
  /** The heading that it stands under. */
  readonly group: string;
  readonly text: string;
}

/** What the specification says and what was decided: `docs/statements.json`. */
const told: readonly Statement[] = Object.entries(document.groups).flatMap(([group, texts]) =>
  // The type of the file is where StatementId comes from; Object.entries forgets it.
  (Object.entries(texts) as Array<[StatementId, string]>).map(([id, text]) => ({ id, group, text })),
);

/** What comes of each call that fails, which stands with the call: `x-failure` of `docs/openapi.yaml`. */
const ofCalls: readonly Statement[] = callsOf(readOpenApi()).flatMap(({ operationId, 'x-failure': failure }) =>
  // The names of the calls were made of this document, too (`npm run docs`).
  failure === undefined
    ? []
    : [{ id: `F-${operationId as CallName}`, group: 'Calls that fail', text: `\`${operationId}\`: ${failure}` }],
);

/** All statements, in the order of their documents. */
export const STATEMENTS: readonly Statement[] = [...told, ...ofCalls];

/** Statements that no test proves yet. */
export const OPEN: ReadonlySet<string> = new Set(document.open);

/** The tag of what `npm run proofs` runs in the place of `npm test`: it asks of each what another test asks of one. */
export const PROOF = 'proof';

/** The tags that vitest knows. */
export const TAGS: Array<{ readonly name: StatementId | typeof PROOF; readonly description: string }> = [
  ...STATEMENTS.map(({ id, text }) => ({ name: id, description: text })),
  { name: PROOF, description: 'Takes long: `npm run proofs`' },
];
