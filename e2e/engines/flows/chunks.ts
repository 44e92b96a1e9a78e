import { expect, it } from 'vitest';
import type { EngineShop } from '../shop';

/** The script's own files, where one of them does not come at once. */
export function chunks({ visit }: EngineShop): void {
  it('a widget whose code was refused once is ready in the end', async () => {
    const { tab, relay, goTo } = await visit('/account/login');
    relay.failNext('/chunks/records', 1);
    await goTo('/siparis/liste');
    await expect
      .poll(() => tab.evaluate(() => document.querySelector<HTMLElement>('[data-widget=order-list]')?.dataset.vitrinState))
      .toBe('ready');
    expect(relay.refused).toBe(1);
  });
}
