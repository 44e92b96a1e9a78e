import * as v from 'valibot';
import { read } from '@/schemas/read';
import { createLine, type Line } from './rules/line';
import { isUnsure, type Row } from './rules/row';

const PLACE = 'vitrin:quick-order';

const draftSchema = v.object({
  user: v.string(),
  /** What the page gave to begin with: where that is another now, the draft is of something else. */
  before: v.string(),
  /** Code, quantity, unit, and whether it was sent and no answer came. */
  lines: v.array(v.tuple([v.string(), v.string(), v.nullable(v.string()), v.optional(v.boolean(), false)])),
});

/** Whose draft it is, and what stood there before. */
export interface DraftOf {
  /** Id of the user; '' for a visitor. */
  readonly user: string;
  readonly before: string;
}

/** The lines that were typed in this tab and not added yet; null where none are kept. Another user's are forgotten. */
export function readDraft({ user, before }: DraftOf): readonly Line[] | null {
  try {
    const draft = read(draftSchema, JSON.parse(sessionStorage.getItem(PLACE) ?? 'null'));
    if (draft.ok && draft.value.user === user && draft.value.before === before)
      return draft.value.lines.map(([code, quantity, unit, isInDoubt]) => ({ ...createLine(code, quantity, unit), isInDoubt }));
    if (draft.ok && draft.value.user !== user) sessionStorage.removeItem(PLACE);
  } catch {
    // Private windows refuse; what a page of another version kept is no draft of ours.
  }
  return null;
}

/** Keeps rows over reloads and visits to other pages, until the tab is closed. */
export function keepDraft(of: DraftOf, rows: readonly Row[]): void {
  try {
    // Of one that is on its way nobody knows after a reload whether it has come to the shop.
    const kept = rows.map((row) => [row.code, row.quantity, row.unit, isUnsure(row) || row.outcome === 'adding']);
    sessionStorage.setItem(PLACE, JSON.stringify({ ...of, lines: kept }));
  } catch {
    // Then they are kept as long as the page is.
  }
}
