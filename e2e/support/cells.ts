import type { Page } from 'playwright-core';
import { THEMES } from '../../demo-theme/themes';
import { WIDGETS } from '../../demo-theme/workshop/widgets/groups';
import { setupOf, STATES, type StateName } from '../../demo-theme/workshop/widgets/kind';
import { resize } from './windowSize';

/** One way in which a widget is looked at in the workshop. */
export interface Cell {
  readonly widget: string;
  readonly state: StateName;
  /** `value` of a theme of `demo-theme/themes.ts`. */
  readonly theme: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
}

export type Look = Pick<Cell, 'widget' | 'state'>;

export const WIDTHS: readonly number[] = [360, 768, 1024, 1280, 1920];

/** Heights of the windows of that width which people have. */
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1024: 768, 1280: 800, 1920: 1080 };

/** Every state that a widget has. */
export const LOOKS: readonly Look[] = WIDGETS.flatMap((widget) =>
  STATES.filter((state) => typeof setupOf(widget, state) !== 'string').map((state) => ({ widget: widget.name, state })),
);

/** The look with each theme at each width. */
export const cellsOf = (look: Look): readonly Cell[] =>
  THEMES.flatMap(({ value }) => WIDTHS.map((width) => ({ ...look, theme: value, width })));

/** The look with one theme at one width: 30 places bring each theme together with each width. */
export const cellInTurn = (look: Look, place: number): Cell => ({
  ...look,
  theme: THEMES[place % THEMES.length]?.value ?? '',
  width: WIDTHS[place % WIDTHS.length] ?? 0,
});

/** The window as wide as the cell says, and as high as such windows are. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await resize(page, width, HEIGHTS[width] ?? 800);
}

/** Opens the preview of a cell, without the workshop around it, and waits until the widget shows its state. `url`: of the demo shop. */
export async function openCell(page: Page, url: string, { widget, state, theme, width }: Cell): Promise<void> {
  await setWidth(page, width);
  await page.goto(`${url}/atolye/${widget}/onizleme?durum=${state}&tema=${theme}`);
  await page.evaluate(async (mayWait) => {
    const container = document.querySelector('[data-widget]');
    container?.scrollIntoView();
    const isShown = () =>
      ['ready', 'error'].includes(container?.getAttribute('data-vitrin-state') ?? '') &&
      // What waits for an answer that never comes stays as it is.
      (mayWait || !container?.querySelector('[aria-busy=true], .vt-quick__row--waiting'));
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, state === 'loading');
  await painted(page);
}

/** Waits until the page has been laid out and painted as it stands. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
    window.scrollTo(0, 0);
  });
}
