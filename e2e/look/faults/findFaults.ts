import type { Page } from 'playwright-core';
import type { StateName } from '../../../demo-theme/workshop/widgets/kind';
import { shiftsOf } from '../../support/shifts';
import { judgeCovered } from './covered';
import { DELIBERATE } from './deliberate';
import type { Fault } from './fault';
import { judgeOverlaps } from './overlaps';
import { judgePlaces } from './places';
import { installTools } from './tools';
import { judgeWords } from './words';

/** How far parts may move by themselves while a page loads, as browsers count it (design §4). */
const MOST_SHIFT = 0.02;

/**
 * What moved while the page loaded; of a page with `noteShifts` before it, at the width at which it has been opened. Of texts
 * that nobody could foresee (`long`) no place can be kept free.
 */
export async function findShift(page: Page, state: StateName): Promise<readonly Fault[]> {
  const shift = state === 'long' ? 0 : await shiftsOf(page);
  return shift > MOST_SHIFT ? [{ kind: 'shift', says: `moved by ${shift.toFixed(3)} while it loaded`, box: null }] : [];
}

/**
 * What is wrong with the layout of the page as it stands, each kind of part once:
 * `overflow`: the document, or a part of a widget, can be moved sideways;
 * `outside`: words, pictures or controls leave the window or the box (border, background, container) that they stand in;
 * `overlap`: a control lies over another;
 * `covered`: words stand over other words, or beneath a control;
 * `cut`: words are cut, and `deliberate.ts` does not say where the whole of them is;
 * `broken`: a usual word stands on two lines.
 * What nobody sees is left out: clipped texts, slides outside of their window, closed dialogs. So are differences of up to 2 px.
 */
export async function findFaults(page: Page): Promise<readonly Fault[]> {
  await page.evaluate(installTools);
  return [
    ...(await page.evaluate(judgePlaces, DELIBERATE)),
    ...(await page.evaluate(judgeOverlaps)),
    ...(await page.evaluate(judgeCovered)),
    ...(await page.evaluate(judgeWords, DELIBERATE)),
  ];
}
