import { vi } from 'vitest';

/** What a test of many rows may take: a machine that is busy with others takes its time for each slice of them. */
export const MANY_ROWS = { timeout: 600_000 } as const;

/** Waits until a table has all of its rows, which come slice by slice. It is looked at now and then, not with each slice. */
export async function allRows(table: Element): Promise<void> {
  await vi.waitUntil(() => !table.querySelector('[aria-busy]'), MANY_ROWS);
}
