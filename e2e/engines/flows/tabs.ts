import { expect, it } from 'vitest';
import { focus, textOf } from '../hand';
import type { EngineShop } from '../shop';

const LIST = '/hirdavat?sort=-quantity';
const ADD = (row: number) => `tbody .vt-list-rows__row:nth-child(${row}) .vt-add`;
const BADGE = '.vt-cart-icon__badge';

/** Two tabs of one visitor. Not for an engine that has one window alone. */
export function tabs({ visit, hasTabs }: EngineShop): void {
  it.skipIf(!hasTabs)('the cart of each of two tabs follows the other', async () => {
    const { tab: one, newTab } = await visit(LIST);
    const other = await newTab(LIST);
    await focus(other, ADD(1));
    await other.press('Enter');
    await expect.poll(() => textOf(other, BADGE)).toBe('1');
    await one.toFront();
    await expect.poll(() => textOf(one, BADGE)).toBe('1');
    await focus(one, ADD(2));
    await one.press('Enter');
    await expect.poll(() => textOf(one, BADGE)).toBe('2');
    await other.toFront();
    await expect.poll(() => textOf(other, BADGE)).toBe('2');
  });
}
