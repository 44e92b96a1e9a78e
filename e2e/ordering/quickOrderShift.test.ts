// @module-tag proof
import { expect, it } from 'vitest';
import { scriptJson } from '../../demo-theme/frame/pageFrame';
import { everyKindOfLine } from '../../demo-theme/workshop/widgets/orderLines';
import type { Shop } from '@mocks/shop/shop';
import { IN_EVERY_LOOK } from '../support/looks';
import { forgetShifts, noteShifts, shiftsOf } from '../support/shifts';
import { pasteRows } from './paste';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();

/** How far parts of a page may move by themselves (design §4). */
const MOST = 0.02;

/** Rows that the page gives to a quick order: products of every name's length, for which there is a price and a sum. */
const given = ({ catalogue: { all, variantCheck } }: Shop) =>
  all
    .filter(({ id, salePrice }) => salePrice && salePrice.value > 0 && variantCheck(id) === undefined)
    .slice(0, 12)
    .map(({ code }) => ({ code, quantity: 3 }));

it.each(IN_EVERY_LOOK ? [360, 768, 1024, 1280] : [360, 1024])(
  'rows of a quick order stay in place while they are looked for, %i px wide',
  async (width) => {
    const { page } = await demo.visit('/deneme', {
      width,
      before: noteShifts,
      body: (shop) =>
        `<div data-widget="quick-order"><script type="application/json">${scriptJson({ lines: given(shop) })}</script></div>`,
    });
    await settled(page);
    await page.getByText('Hazır', { exact: true }).nth(3).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
  },
);

it.each(IN_EVERY_LOOK ? [360, 768, 1280] : [768])(
  'the quick order comes into the room that its page keeps for it, %i px wide',
  async (width) => {
    const { page } = await demo.visit('/hizli-siparis', { width, before: noteShifts });
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
  },
);

/** Widths and pointers: a card, two lines and one; or all that there are. */
const HANDS = [
  [360, 'coarse'],
  [768, 'coarse'],
  [1280, 'fine'],
  ...(IN_EVERY_LOOK ? ([360, 768] as const).map((width) => [width, 'fine'] as const) : []),
] as const;

it.each(HANDS)(
  'a row of a quick order stays as high as it is, whatever is said of it, %i px wide, %s pointer',
  async (width, pointer) => {
    const { page, context, shop } = await demo.visit('/deneme', {
      width,
      before: noteShifts,
      body: '<div data-widget="quick-order"></div><p>Altındaki</p>',
    });
    if (pointer === 'coarse') {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] });
    }
    await settled(page);
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/catalog/products/search?*', async (route) => {
      await answered;
      await route.continue();
    });
    const row = (place: number) => page.getByRole('row').nth(place);
    await page.getByRole('textbox', { name: 'Kod, 1. satır' }).click();
    await pasteRows(
      page,
      everyKindOfLine(shop).lines.map(({ code, quantity }) => [code, quantity]),
    );
    await row(2).getByText('Aranıyor').waitFor();
    await forgetShifts(page);
    answer();
    await row(1).getByText('Hazır').waitFor();
    await row(4).getByText('Bulunamadı, şunlardan biri mi?').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);

    // A quantity that says something, and one product of several.
    const amount = page.getByRole('textbox', { name: 'Miktar, 1. satır' });
    await amount.fill('99999.5');
    await amount.press('Enter');
    await row(1).getByText('99999.5 yerine 99999 alındı').waitFor();
    await page.getByRole('textbox', { name: 'Miktar, 4. satır' }).scrollIntoViewIfNeeded();
    await row(4).getByRole('button', { name: 'Seç: 4. satır' }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await row(4).getByRole('link').waitFor();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
  },
);
