import type { BrowserContext, Page } from 'playwright-core';
import { THEMES } from '../../demo-theme/themes';
import { LOOKS, openCell, painted, setWidth, WIDTHS, type Cell, type Look } from '../support/cells';
import type { Fault } from '../look/faults/fault';
import { findFaults, findShift } from '../look/faults/findFaults';
import { noteShifts } from '../support/shifts';
import { keyOf } from './choose';

/** A cell that has been looked at. */
export interface Seen {
  readonly cell: Cell;
  readonly faults: readonly Fault[];
  /** Its picture; null where none was wanted. */
  readonly picture: Picture | null;
}

interface Picture {
  /** Name of the file in the folder. */
  readonly file: string;
  /** Which part of the document is in it, in CSS pixels. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Studio {
  readonly context: BrowserContext;
  /** Of the demo shop. */
  readonly url: string;
  readonly folder: string;
  /** Keys of cells whose picture is wanted though nothing is wrong with them. */
  readonly chosen: ReadonlySet<string>;
}

/** Looks at every cell of these widgets, and takes pictures of those that are chosen or faulty. A page for each theme, two at a time. */
export async function seeAll(widgets: readonly string[], studio: Studio): Promise<readonly Seen[]> {
  await studio.context.addInitScript(noteShifts);
  const looks = LOOKS.filter(({ widget }) => widgets.includes(widget));
  const themes = THEMES.map(({ value }, place) => ({ theme: value, place }));
  const seen: Seen[] = [];
  const work = async () => {
    for (let next = themes.shift(); next; next = themes.shift()) {
      const { theme, place } = next;
      const page = await studio.context.newPage();
      for (const [index, look] of looks.entries()) seen.push(...(await seeLook(page, { ...look, theme }, place + index, studio)));
      await page.close();
      console.log(`${theme}: ${looks.length} states at ${WIDTHS.length} widths`);
    }
  };
  await Promise.all([work(), work()]);
  return seen;
}

/** One preview, loaded at one width, in turn, and then looked at in each. */
async function seeLook(page: Page, look: Look & Pick<Cell, 'theme'>, turn: number, studio: Studio): Promise<readonly Seen[]> {
  const first = WIDTHS[turn % WIDTHS.length] ?? 0;
  await openCell(page, studio.url, { ...look, width: first });
  const shift = await findShift(page, look.state);
  const seen: Seen[] = [];
  for (const width of WIDTHS) {
    const cell = { ...look, width };
    await setWidth(page, width);
    await painted(page);
    const faults = [...(width === first ? shift : []), ...(await findFaults(page))];
    const isWanted = faults.length > 0 || studio.chosen.has(keyOf(cell));
    seen.push({ cell, faults, picture: isWanted ? await takePicture(page, cell, faults, studio.folder) : null });
  }
  return seen;
}

/** A picture of the window: of its top, or of the first fault; no higher than what stands in it. */
async function takePicture(page: Page, cell: Cell, faults: readonly Fault[], folder: string): Promise<Picture> {
  const y = faults.find(({ box }) => box)?.box?.y ?? 0;
  const part = await page.evaluate((wanted) => {
    if (wanted > innerHeight - 100) window.scrollTo(0, wanted - innerHeight / 3);
    const edges = [...document.querySelectorAll('body *')].map((element) => element.getBoundingClientRect().bottom);
    return { top: scrollY, width: innerWidth, height: Math.min(innerHeight, Math.max(40, ...edges) + 16) };
  }, y);
  const file = `${keyOf(cell)}.png`;
  await page.screenshot({
    path: `${folder}/${file}`,
    clip: { x: 0, y: 0, width: part.width, height: part.height },
    animations: 'disabled',
    caret: 'hide',
  });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  return { file, ...part };
}
