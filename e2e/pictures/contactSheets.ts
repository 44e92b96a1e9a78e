import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { startDemoServer } from '../../demo-theme/server';
import { WIDGETS } from '../../demo-theme/workshop/widgets/groups';
import { openBrowser } from '../support/browser';
import { chooseCells, keyOf } from './choose';
import { indexHtml, sheetHtml, type Entry } from './sheet';
import { seeAll, type Seen } from './take';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${ROOT}/.cache/pictures`;
/** Pictures on one sheet: a picture of a page can only be that high. */
const MOST = 24;

/**
 * Looks at every state of these widgets in every theme at every width, of all widgets where none is named, and writes their contact
 * sheets with an index into `folder`, which is emptied before. Answers with how many cells have a fault.
 */
export async function takeContactSheets(
  chromium: string | undefined,
  named: readonly string[],
  folder = FOLDER,
): Promise<number> {
  const widgets = named.length > 0 ? named : WIDGETS.map(({ name }) => name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await startDemoServer({ dist: `${ROOT}/dist` });
  const browser = await openBrowser(chromium);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const chosen = new Set(widgets.flatMap(chooseCells).map(keyOf));
  const seen = await seeAll(widgets, { context, url: server.url, folder, chosen });
  const entries: Entry[] = [];
  const plain = await browser.newContext({ viewport: { width: 2040, height: 1000 } });
  for (const widget of widgets) {
    const own = seen.filter(({ cell }) => cell.widget === widget);
    entries.push(await composeSheets(widget, own, plain, folder));
  }
  writeFileSync(`${folder}/index.html`, indexHtml(entries));
  await browser.close();
  await server.close();
  for (const { widget, cells, faulty } of entries) console.log(`${widget}: ${cells} looked at, ${faulty} with a fault`);
  console.log(`The sheets: ${pathToFileURL(`${folder}/index.html`).href}`);
  return seen.filter(({ faults }) => faults.length > 0).length;
}

/** First what the widget looks like, then what is wrong with it. */
async function composeSheets(widget: string, seen: readonly Seen[], context: BrowserContext, folder: string): Promise<Entry> {
  const places = chooseCells(widget).map(keyOf);
  const placeOf = ({ cell }: Seen) => places.indexOf(keyOf(cell));
  const chosen = seen.filter((each) => placeOf(each) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
  const faulty = seen.filter(({ faults }) => faults.length > 0);
  const sheets = [{ name: widget, title: widget, cells: chosen }];
  for (let first = 0; first < faulty.length; first += MOST) {
    const cells = faulty.slice(first, first + MOST);
    const number = first / MOST + 1;
    sheets.push({
      name: `${widget}-faults-${number}`,
      title: `${widget}: faults ${first + 1} to ${first + cells.length} of ${faulty.length}`,
      cells,
    });
  }
  const page = await context.newPage();
  for (const { name, title, cells } of sheets) {
    writeFileSync(`${folder}/${name}.html`, sheetHtml(title, cells));
    await page.goto(pathToFileURL(`${folder}/${name}.html`).href);
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
  await page.close();
  return { widget, cells: seen.length, faulty: faulty.length, sheets: sheets.map(({ name }) => name) };
}
