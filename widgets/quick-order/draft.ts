import * as v from 'valibot';
import { createTabStorage } from '@/page/tabStorage';
import { createLine, type Line } from './rules/line';
import { isUnsure, type Row } from './rules/row';

const storage = createTabStorage(
  'quick-order',
  v.object({
    before: v.string(),
    /** Code, quantity, unit, and whether it was sent and no answer came. */
    lines: v.array(v.tuple([v.string(), v.string(), v.nullable(v.string()), v.optional(v.boolean(), false)])),
  }),
);

/** Whose draft it is, and what stood there before. */
export interface DraftOf {
  /** Id of the user; '' for a visitor. */
  readonly user: string;
  /** What the page gave to begin with: where that is another now, the draft is of something else. */
  readonly before: string;
}

/** The lines that were typed in this tab and not added yet; null where none are kept. */
export function readDraft({ user, before }: DraftOf): readonly Line[] | null {
  const draft = storage.read(user);
  if (draft?.before !== before) return null;
  return draft.lines.map(([code, quantity, unit, isInDoubt]) => ({ ...createLine(code, quantity, unit), isInDoubt }));
}

/** Keeps rows in this tab. */
export function keepDraft({ user, before }: DraftOf, rows: readonly Row[]): void {
  // Of one that is on its way nobody knows after a reload whether it has come to the shop.
  const lines = rows.map((row): [string, string, string | null, boolean] => [
    row.code,
    row.quantity,
    row.unit,
    isUnsure(row) || row.outcome === 'adding',
  ]);
  storage.keep(user, { before, lines });
}
