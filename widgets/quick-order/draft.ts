import * as v from 'valibot';
import { read } from '@/schemas/read';
import { createLine, type Line } from './rules/line';

const PLACE = 'vitrin:quick-order';

const draftSchema = v.object({
  user: v.string(),
  /** What the page gave to begin with: where that is another now, the draft is of something else. */
  before: v.string(),
  lines: v.array(v.tuple([v.string(), v.string(), v.nullable(v.string())])),
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
      return draft.value.lines.map(([code, quantity, unit]) => createLine(code, quantity, unit));
    if (draft.ok && draft.value.user !== user) sessionStorage.removeItem(PLACE);
  } catch {
    // Private windows refuse; what a page of another version kept is no draft of ours.
  }
  return null;
}

/** Keeps lines over reloads and visits to other pages, until the tab is closed. */
export function keepDraft(of: DraftOf, lines: ReadonlyArray<Pick<Line, 'code' | 'quantity' | 'unit'>>): void {
  try {
    const kept = lines.map(({ code, quantity, unit }) => [code, quantity, unit]);
    sessionStorage.setItem(PLACE, JSON.stringify({ ...of, lines: kept }));
  } catch {
    // Then they are kept as long as the page is.
  }
}
