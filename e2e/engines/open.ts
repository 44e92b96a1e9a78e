import { openChromium } from './chromium';
import type { Engine } from './driver';
import { openFirefox } from './firefox';
import { openWebKit } from './webdriver';

/** Where Debian puts the browser that a WebKit's driver starts, which is none of its own. */
const MINI_BROWSER = (kind: string) => `/usr/lib/x86_64-linux-gnu/${kind}/MiniBrowser`;

const OPEN: Readonly<Record<string, (path: string) => Promise<Engine>>> = {
  firefox: openFirefox,
  chromium: openChromium,
  webkitgtk: (driver) =>
    openWebKit({ driver, option: 'webkitgtk:browserOptions', binary: MINI_BROWSER('webkit2gtk-4.1'), args: ['--automation'] }),
  wpe: (driver) =>
    openWebKit({
      driver,
      option: 'wpe:browserOptions',
      binary: MINI_BROWSER('wpe-webkit-1.1'),
      args: ['--headless', '--automation'],
    }),
};

/** The engine that the environment names, by `ENGINE`, and by `ENGINE_PATH` the program that starts it. */
export const ENGINE = process.env.ENGINE ?? 'firefox';

/** Starts that engine. Throws where it is none that is known. */
export function openEngine(): Promise<Engine> {
  const open = OPEN[ENGINE];
  if (!open) throw new Error(`ENGINE is "${ENGINE}"; allowed: ${Object.keys(OPEN).join(', ')}`);
  return open(process.env.ENGINE_PATH ?? '/usr/bin/firefox-esr');
}
