// @module-tag proof
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const field = (page: Page) => page.getByRole('combobox', { name: 'Ürün, kod veya marka ara' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');

/** What the field says of its list, and the list of itself. */
const told = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => {
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
    const active = input.getAttribute('aria-activedescendant');
    const all = [...(list?.querySelectorAll('[role=option]') ?? [])];
    return {
      expanded: input.getAttribute('aria-expanded'),
      list: list?.getAttribute('role'),
      isListSeen: list?.checkVisibility(),
      active: active ? all.findIndex(({ id }) => id === active) : active,
      selected: all.flatMap((option, place) =>
        option.hasAttribute('aria-selected') ? [[place, option.getAttribute('aria-selected')]] : [],
      ),
      hasFocus: input === document.activeElement,
      text: input.value,
    };
  });

/** The field with the focus and nothing in it. */
async function open() {
  const { page } = await shop.visit('/deneme', { body: '<div data-widget="search-bar"></div><a href="/">Ana sayfa</a>' });
  await settled(page);
  await field(page).focus();
  return page;
}

/** The same with its list open. */
async function openList() {
  const page = await open();
  await page.keyboard.type('matkap');
  await options(page).first().waitFor();
  return { page, count: await options(page).count() };
}

const CLOSED = { expanded: 'false', list: 'listbox', isListSeen: false, active: '', selected: [], hasFocus: true };
const OPEN = { ...CLOSED, expanded: 'true', isListSeen: true };
const at = (place: number) => ({ ...OPEN, active: place, selected: [[place, 'true']] });

it('the field is a text field that names its list, which is there from the first', async () => {
  const page = await open();
  expect(await told(page)).toEqual({ ...CLOSED, text: '' });
  const traits = await field(page).evaluate((input: HTMLInputElement) => [
    input.type,
    input.getAttribute('aria-autocomplete'),
    input.getAttribute('aria-busy'),
  ]);
  expect(traits).toEqual(['text', 'list', null]);
});

it('a list that opens has options, each with an id of its own, and none is selected', async () => {
  const { page, count } = await openList();
  expect(await told(page)).toEqual({ ...OPEN, text: 'matkap' });
  const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.every((id) => id !== '')).toBe(true);
  expect(new Set(ids).size).toBe(count);
});

it('the arrows go through the options and round at both ends; the focus stays in the field', async () => {
  const { page, count } = await openList();
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await told(page)).toMatchObject(at(place));
  }
});

it('the up arrow begins at the last option', async () => {
  const { page, count } = await openList();
  await page.keyboard.press('ArrowUp');
  expect(await told(page)).toMatchObject(at(count - 1));
});

it('Alt with the arrows closes and opens the list without selecting', async () => {
  const { page } = await openList();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await told(page)).toMatchObject(CLOSED);
  await page.keyboard.press('Alt+ArrowDown');
  expect(await told(page)).toMatchObject(OPEN);
});

it('Escape closes the list and brings the typed text back, and empties the field where none is open', async () => {
  const { page } = await openList();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await told(page)).toEqual({ ...CLOSED, text: 'matkap' });
  await page.keyboard.press('Escape');
  expect(await told(page)).toEqual({ ...CLOSED, text: '' });
});

it.each([
  ['Home', () => 0],
  ['End', (text: string) => text.length],
  ['ArrowLeft', (text: string) => text.length - 1],
  ['ArrowRight', (text: string) => text.length],
] as const)('%s leaves the options for the text', async (key, caret) => {
  const { page } = await openList();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(key);
  const { text, ...state } = await told(page);
  expect(state).toMatchObject({ active: '', selected: [], hasFocus: true });
  expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(caret(text));
});

it('a character that is typed goes to the text and leaves the options', async () => {
  const { page } = await openList();
  await page.keyboard.press('ArrowDown');
  const { text } = await told(page);
  await page.keyboard.type('x');
  expect(await told(page)).toMatchObject({ active: '', selected: [], text: `${text}x` });
});

it('Tab closes the list and goes on', async () => {
  const { page } = await openList();
  await page.keyboard.press('Tab');
  expect(await told(page)).toMatchObject({ ...CLOSED, hasFocus: false });
});
