import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs the packages of a folder's lockfile where they are missing or older than it. */
export function ensureInstalled(folder = root) {
  const installed = `${folder}/node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs) return;
  console.log('Installing packages …');
  // What builds is wanted in a production build, too, where npm leaves it out. On Windows npm is a command script, which only a shell can run.
  execFileSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** The engine of Chromium without windows: a third less work for every page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CHROMIUM_PLACES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX_PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * The path of the Chromium that visitors have, to measure in: one that is there, else of Debian's packages. Where neither can
 * be had, one to test in.
 */
export async function ensureWholeChromium() {
  const findWhole = () => CHROMIUM_PLACES.find((place) => place && place !== HEADLESS_SHELL && existsSync(place));
  if (findWhole()) return findWhole();
  console.log('Installing Chromium …');
  installDebian('chromium');
  return findWhole() ?? (await ensureChromium());
}

/** The fonts by whose widths pages are looked at, where Debian's packages can be had: other ones move lines and columns. */
function ensureFonts() {
  if (existsSync('/usr/bin/apt-get') && !existsSync('/usr/share/fonts/truetype/liberation')) installDebian('fonts-liberation');
}

/**
 * The path of a Chromium to test in: one that is there, else of Debian's packages, else the one that Playwright fetches.
 * @throws Error where none can be had; it says how to name one.
 */
export async function ensureChromium() {
  ensureFonts();
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  installDebian('chromium-headless-shell');
  return findChromium() ?? (await playwrightChromium());
}

/** How Chromium is started for tests and measures: it asks the network for nothing of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that is there: the one that `CHROMIUM_PATH` names, else the first that is found. */
export function findChromium() {
  return CHROMIUM_PLACES.find((place) => place && existsSync(place));
}

/**
 * The path of a Firefox as its makers publish it: one that is there, else of Debian's packages. Undefined where none can
 * be had, which is no error: Firefox is tried beside Chromium, and one line says that it was not.
 */
export function ensureFirefox() {
  const found = findFirefox();
  if (found) return found;
  console.log('Installing Firefox …');
  installDebian('firefox-esr');
  const path = findFirefox();
  if (!path) console.log('No Firefox found and none could be installed: its part is left out. FIREFOX_PATH names one.');
  return path;
}

function findFirefox() {
  return FIREFOX_PLACES.find((place) => place && existsSync(place));
}

/** Installs packages of Debian where its installer is there and may. Whether they then are is for the caller to see. */
export function installDebian(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [program, ...args] = [...sudo, ...command];
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

async function playwrightChromium() {
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    'No Chromium found and none could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
