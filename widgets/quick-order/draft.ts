import * as v from 'valibot';
import { createTabStorage } from '@/page/tabStorage';
import { createLine, type Line } from './rules/line';
import { isUnsure, type Row } from './rules/row';

const storage = createTabStorage(
  'quick-order',
  v.object({
    before: v.string(),
    lines: v.array(
      v.object({
        code: v.string(),
        quantity: v.string(),
        unit: v.nullable(v.string()),
        /** It was sent, and no answer came. */
        isInDoubt: v.boolean(),
      }),
    ),
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
  return draft.lines.map(({ code, quantity, unit, isInDoubt }) => ({ ...createLine(code, quantity, unit), isInDoubt }));
}

/** Keeps rows in this tab. */
export function keepDraft({ user, before }: DraftOf, rows: readonly Row[]): void {
  // Of one that is on its way nobody knows after a reload whether it has come to the shop.
  const lines = rows.map((row) => {
    const { code, quantity, unit } = row;
    return { code, quantity, unit, isInDoubt: isUnsure(row) || row.outcome === 'adding' };
  });
  storage.keep(user, { before, lines });
}
