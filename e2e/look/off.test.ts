import { expect, it } from 'vitest';
import { THEMES } from '../../demo-theme/themes';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

// One that cannot be told from a button that does something is pressed, and pressed again.
it('a button that does nothing just now looks so in every theme, can be read, and shows the focus', async () => {
  const { page } = await shop.visit('/hizli-siparis');
  for (const { value } of THEMES) {
    await page.goto(`${shop.url()}/hizli-siparis?tema=${value}`);
    await settled(page);
    const button = page.getByRole('button', { name: 'Hepsini sepete ekle' });
    await button.waitFor();
    const look = () =>
      button.evaluate((element) => {
        const { color, backgroundColor, outlineColor, outlineStyle, cursor, opacity } = getComputedStyle(element);
        const ofPage = element.parentElement && getComputedStyle(element.parentElement).color;
        // Nothing but a veil of grey, under words in the colour of the page.
        const isPlain = color === ofPage && /, 0\.\d+\)$/.test(backgroundColor);
        return { isPlain, ring: outlineStyle === 'none' ? null : outlineColor === ofPage, cursor, opacity };
      });
    const off = { isPlain: true, ring: null, cursor: 'default', opacity: '0.7' };
    expect(await look(), value).toEqual(off);
    await button.hover();
    await page.keyboard.press('Tab');
    await button.focus();
    expect(await look(), value).toEqual({ ...off, ring: true });
  }
});
