import { describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import { send } from './client';

const shop = createShop();
const picture = (file: string) => send(shop, `/images/${encodeURIComponent(file)}`);

describe('pictures', () => {
  it('are drawn for every product that does not name a lost one', async () => {
    const files = shop.catalogue.all.flatMap(({ image }) => image ?? []);
    const answers = await Promise.all(files.map(picture));
    const lost = files.filter((_, index) => answers[index]?.status === 404);
    expect(lost.length).toBeGreaterThan(2);
    expect(lost.every((file) => file.startsWith('eksik-gorsel-'))).toBe(true);
    for (const { status, type, text } of answers) {
      if (status === 200) expect([type, text.slice(0, 5)]).toEqual(['image/svg+xml', '<svg ']);
    }
  });

  it('carry the code of their product', async () => {
    const product = shop.catalogue.all[0];
    expect((await picture(product?.image ?? '')).text).toContain(`>${product?.code}</text>`);
  });

  it('are asked for without tokens, and leave no trace in the journal', async () => {
    shop.requests.length = 0;
    const plain = await send(shop, '/images/404.png', { headers: { 'X-Requested-With': null, 'X-CSRF-Token': null } });
    expect([plain.status, plain.type]).toEqual([200, 'image/svg+xml']);
    expect(shop.requests).toEqual([]);
  });
});
