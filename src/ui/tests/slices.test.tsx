import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LongRows } from '../rows/LongRows';
import { show } from './show';

/** Of a computer on which nothing is rendered within a tenth of a second. */
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  return () => {
    vi.restoreAllMocks();
  };
});

const keysOf = (count: number) => Array.from({ length: count }, (_, place) => `row ${place}`);
const table = (count: number) => {
  const keys = keysOf(count);
  const renderRow = (place: number) => (
    <tr key={keys[place]}>
      <td>
        <input aria-label={keys[place]} />
      </td>
    </tr>
  );
  return (
    <table>
      <LongRows keys={keys} renderRow={renderRow} className="" />
    </table>
  );
};
const boxes = () => screen.getAllByRole('textbox').length;

describe('rows on a slow computer', () => {
  it('come slice by slice to the last', async () => {
    const counts = new Set<number>();
    show(table(12));
    counts.add(boxes());
    await waitFor(() => {
      counts.add(boxes());
      expect(boxes()).toBe(12);
    });
    expect([...counts][0]).toBe(4);
    expect(counts.size).toBeGreaterThan(2);
  });

  it('that are added to those that are all there do not wait: somebody may type in them', async () => {
    const showNext = show(table(12));
    await waitFor(() => {
      expect(boxes()).toBe(12);
    });
    screen.getByRole('textbox', { name: 'row 11' }).focus();
    showNext(table(20));
    expect(boxes()).toBe(20);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'row 11' }));
  });

  it('that are added by the hundred do', async () => {
    const showNext = show(table(12));
    await waitFor(() => {
      expect(boxes()).toBe(12);
    });
    showNext(table(112));
    expect(boxes()).toBeLessThan(20);
  });
});
