import type { StateName } from '../../demo-theme/workshop/widgets/kind';
import { THEMES } from '../../demo-theme/themes';
import { LOOKS, WIDTHS, type Cell } from '../support/cells';

const PICTURES = 12;

/** A name of the cell, for files and comparisons. */
export const keyOf = ({ widget, state, theme, width }: Cell) => `${widget}-${state}-${theme}-${width}`;

/**
 * The twelve cells of a widget that stand for all of them: every second one is full, and these alone go through all themes and
 * widths; between them the other states take turns.
 */
export function chooseCells(widget: string): readonly Cell[] {
  const states = LOOKS.filter((look) => look.widget === widget).map(({ state }) => state);
  const others = states.filter((state) => state !== 'full');
  const stateAt = (place: number): StateName =>
    place % 2 === 0 ? 'full' : (others[Math.floor(place / 2) % others.length] ?? 'full');
  return Array.from({ length: PICTURES }, (_, place) => ({
    widget,
    state: stateAt(place),
    // One further after each round, so that not the same half of the themes is always full.
    theme: THEMES[(place + Math.floor(place / THEMES.length)) % THEMES.length]?.value ?? '',
    width: WIDTHS[place % WIDTHS.length] ?? 0,
  }));
}
