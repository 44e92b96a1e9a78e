import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { allRows, MANY_ROWS } from '@/testing/manyRows';
import { details, item, order, showAnswer } from './orderPage';

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => item(place + 1, 10, { code: `V-${place + 1}`, name: `Vida ${place + 1}` }));

/** An order of so many lines, unfolded. */
async function unfold(count: number) {
  const page = await showAnswer({ items: [order(7, { orderItems: linesOf(count) })], pages: 1 });
  await page.user.click(details('SP-7'));
  return page;
}

describe('an order of hundreds of lines', () => {
  it('comes to stand in the page as a whole, so that find in page reaches the last line', MANY_ROWS, async () => {
    await unfold(300);
    const table = screen.getByRole('table', { name: 'SP-7 ürünleri' });
    await allRows(table);
    const names = [...table.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(300);
    expect(names.at(-1)).toBe('Vida 300V-300');
    expect(table).not.toHaveAttribute('aria-rowcount');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
