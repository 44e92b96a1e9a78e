import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { LongRows } from '../rows/LongRows';
import { show } from './show';

/** A table whose last row is always there, as the one that is written in. */
const table = (keys: readonly string[]) => (
  <table>
    <LongRows
      keys={keys}
      always={keys.at(-1)}
      renderRow={(place) => (
        <tr key={keys[place]} data-place={place}>
          <td>
            <input aria-label={keys[place]} />
          </td>
        </tr>
      )}
      className=""
    />
  </table>
);
const rowsOf = (name: string, count: number) => Array.from({ length: count }, (_, place) => `${name} ${place}`);
const box = (name: string) => screen.getByRole('textbox', { name });
const ROWS = rowsOf('row', 600);

describe('of more rows than stand in the document', () => {
  it.each([
    ['the empty one at the end', 'end', [...ROWS, ...rowsOf('more', 15), 'end']],
    ['one in sight', 'row 3', [...rowsOf('more', 60), ...ROWS, 'end']],
  ])('%s keeps the focus while others come before it', async (_, name, next) => {
    const showNext = show(table([...ROWS, 'end']));
    box('end').focus();
    // Only once it is known which rows are in sight, one stands beside the box with the focus.
    await screen.findByRole('textbox', { name: 'row 599' });
    box(name).focus();
    expect(box(name)).toHaveFocus();
    showNext(table(next));
    expect(box(name)).toHaveFocus();
  });
});
