import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { StateName } from '../../demo-theme/workshop/widgets/kind';
import { cellInTurn, cellsOf, LOOKS, openCell, type Cell } from '../support/cells';
import { faintParts } from './faint';
import { findFaults, findShift } from './faults/findFaults';
import { IN_EVERY_LOOK } from '../support/looks';
import { noteShifts } from '../support/shifts';
import { demoShop } from '../support/visit';

const demo = demoShop();

const PLANTED = `<style>
  .vt-root { inline-size: 300px } .vt-root p { margin: 0 } .vt-root button { font: 16px/20px sans-serif; white-space: nowrap }
  .vt-wide { inline-size: 2000px; block-size: 4px } .vt-card { inline-size: 60px; border: 1px solid } .vt-at { margin-block-start: -10px }
  .vt-line { inline-size: 40px; overflow: hidden; white-space: nowrap } .vt-low { block-size: 8px; overflow: hidden }
  .vt-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  .vt-slides { display: flex; inline-size: 100px; overflow: hidden } .vt-slide { flex: 0 0 100px }
  .vt-field { position: relative }
  .vt-field input, .vt-field select { box-sizing: border-box; inline-size: 100%; padding-inline-end: 60px }
  .vt-field button { position: absolute; inset-inline-end: 2px; inline-size: 50px }
</style><div class="vt-root">`;

it('knows a fault when it sees one, and nothing else for one', async () => {
  const { page } = await demo.visit('/atolye', { width: 1000 });
  const found = async (html: string) => {
    await page.goto('about:blank');
    await page.setContent(PLANTED + html);
    return (await findFaults(page)).map(({ says }) => says);
  };
  expect(await found('<div class="vt-wide"></div>')).toEqual([
    expect.stringMatching(/^the page can be moved sideways by \d+ px$/),
  ]);
  expect(await found('<div class="vt-card"><span class="vt-words">muvaffakiyetsizleştirici</span></div>')).toEqual([
    expect.stringMatching(/^\.vt-words leaves \.vt-card sideways/),
  ]);
  expect(await found('<button class="vt-a">Ekle</button><br><button class="vt-b vt-at">Sil</button>')).toEqual([
    '.vt-a and .vt-b lie over each other',
  ]);
  expect(
    await found('<div class="vt-field"><select class="vt-unit"><option>ADET</select><button class="vt-b">Ekle</button></div>'),
  ).toEqual(['.vt-unit and .vt-b lie over each other', '.vt-b and .vt-unit cover each other']);
  expect(
    await found('<p class="vt-line">uzun bir ürün adı</p><div class="vt-low"><p class="vt-low__words">Sepet</p></div>'),
  ).toEqual(['.vt-line is cut', '.vt-low__words is cut']);
  expect(
    await found(
      '<div style="display: flex; inline-size: 90px"><b class="vt-total" style="min-inline-size: 0">1.577.712,00</b><button class="vt-b">Ekle</button></div>',
    ),
  ).toEqual(['.vt-b and .vt-total cover each other']);
  expect(
    await found('<p class="vt-words">Sepet</p><b class="vt-words" style="position: relative; top: -1em">Toplam</b>'),
  ).toEqual(['.vt-words and .vt-words cover each other']);
  expect(
    await found(
      '<p class="vt-state" style="inline-size: 40px; overflow-wrap: anywhere">Hazırlanıyor, X0123ABCDEF, Muvaffakiyetsizleştirici</p>',
    ),
  ).toEqual(['“Hazırlanıyor” of .vt-state is broken']);
  expect(
    await found(`<span class="vt-hidden">Yalnızca okunan sözler</span><dialog><button>Kapat</button></dialog>
      <div class="vt-slides"><p class="vt-slide">Bir</p><p class="vt-slide">İki</p></div>
      <div class="vt-field"><input><button>Gör</button></div>`),
  ).toEqual([]);
});

interface Judged {
  readonly faults: readonly string[];
  /** Every message of the console. */
  readonly console: readonly string[];
}

/** What is wrong with a cell: what moved, what is cut or covered, what is too faint. */
async function judge(page: Page, cell: Cell): Promise<readonly string[]> {
  await openCell(page, demo.url(), cell);
  const faults = [...(await findShift(page, cell.state)), ...(await findFaults(page))].map(({ says }) => says);
  const { edges, texts } = await faintParts(page);
  const { widget, state, theme, width } = cell;
  const faint = [...edges, ...texts].map((part) => `too faint: ${part}`);
  return [...faults, ...faint].map((says) => `${widget}?durum=${state}&tema=${theme}, ${width} px: ${says}`);
}

/** What is wrong with a widget in these states, in every theme at every width or in turns, and what the console says meanwhile. */
async function judgeAll(isMeant: (state: StateName) => boolean): Promise<Judged> {
  const cells = (IN_EVERY_LOOK ? LOOKS.flatMap(cellsOf) : LOOKS.map(cellInTurn)).filter(({ state }) => isMeant(state));
  const visit = await demo.visit('/atolye', { before: noteShifts });
  const faults: string[] = [];
  const work = async (page: Page) => {
    for (let cell = cells.shift(); cell; cell = cells.shift()) faults.push(...(await judge(page, cell)));
  };
  // Two at a time: a page waits for its server half of the time.
  await Promise.all([work(visit.page), work(await visit.context.newPage())]);
  return { faults, console: visit.console.splice(0) };
}

it('no widget with its full data shows a fault', async () => {
  expect(await judgeAll((state) => state === 'full')).toEqual({ faults: [], console: [] });
});

it('no widget shows a fault in any other state', { tags: ['proof'] }, async () => {
  const { faults, console } = await judgeAll((state) => state !== 'full');
  // States that fail say so there; nothing is thrown.
  expect([...faults, ...console.filter((line) => line.startsWith('uncaught'))]).toEqual([]);
});
