import { expect, it } from 'vitest';
import { ENGINE } from '../open';
import type { EngineShop } from '../shop';

/** The oldest Chromium that is supported keeps a script that was refused until the page is loaded anew (docs/browsers.md). */
const KEEPS_REFUSED = ENGINE === 'chromium';

/** The script's own files, where one of them does not come at once. */
export function chunks({ visit }: EngineShop): void {
  const refuseOnce = async () => {
    const { tab, relay, goTo } = await visit('/account/login');
    relay.failNext('/chunks/records', 1);
    await goTo('/siparis/liste');
    const state = () => tab.evaluate(() => document.querySelector<HTMLElement>('[data-widget=order-list]')?.dataset.vitrinState);
    return { relay, goTo, state };
  };

  it.skipIf(KEEPS_REFUSED)('a widget whose code was refused once is ready in the end', async () => {
    const { relay, state } = await refuseOnce();
    await expect.poll(state).toBe('ready');
    expect(relay.refused).toBe(1);
  });

  it.runIf(KEEPS_REFUSED)('a widget whose code was refused once says so, and is ready when the page is loaded anew', async () => {
    const { relay, goTo, state } = await refuseOnce();
    await expect.poll(state).toBe('error');
    await goTo('/siparis/liste');
    await expect.poll(state).toBe('ready');
    const refused = expect.stringContaining('<div data-widget="order-list">: its code could not be loaded') as string;
    const told = expect.stringContaining('"code":"load-failed","widget":"order-list"') as string;
    await expect.poll(() => relay.records).toEqual([refused, told]);
    relay.records.length = 0;
  });
}
