import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { handlers as imageHandlers } from '../handlers/images';
import { createShop } from '../shop/shop';
import { send } from './client';

const shop = createShop();
const path = (file: string) => `/images/${encodeURIComponent(file)}`;
const picture = (file: string) => send(shop, path(file));
const handlers = imageHandlers();
/** The same without the handlers of all other calls, for hundreds of them. */
async function drawn(file: string) {
  const answer = await getResponse(handlers, new Request(`http://shop.test${path(file)}`));
  return { type: answer?.headers.get('Content-Type'), text: (await answer?.text()) ?? '' };
}

describe('pictures', () => {
  it('are drawn for every product that does not name a lost one', async () => {
    const files = shop.catalogue.all.flatMap(({ image }) => image ?? []);
    const answers = await Promise.all(files.map(drawn));
    const lost = files.filter((_, index) => answers[index]?.type !== 'image/svg+xml');
    expect(lost.length).toBeGreaterThan(2);
    expect(lost.every((file) => file.startsWith('eksik-gorsel-'))).toBe(true);
    for (const { type, text } of answers) {
      if (type === 'image/svg+xml') expect(text.slice(0, 5)).toBe('<svg ');
    }
  });

  it('answer a lost picture with a page, as many shops do, and any other with 404', async () => {
    expect(await picture('eksik-gorsel-1.jpg')).toMatchObject({ status: 200, type: 'text/html' });
    expect(await picture('yok.jpg')).toMatchObject({ status: 404 });
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
