import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createShop, type Shop } from '@mocks/shop/shop';
import { container, renderPage } from '@/testing/page';
import { startReader, type Reader } from '@/testing/reader';

const INTRODUCTION = `# An order by ear

What a screen reader says while a customer orders, step by step. It is read by a virtual one
(\`@guidepup/virtual-screen-reader\`), without its own words; \`src/shell/tests/spokenOrder.test.tsx\` compares. Whoever changes what
is said reads it here as somebody would who cannot see, and writes it anew:

\`\`\`sh
npx vitest run --project component src/shell/tests/spokenOrder.test.tsx --update
\`\`\`
`;

/** Opens a page of the shop; the reader stands at its top. */
async function open(url: string, html: string, shop: Shop): Promise<Reader> {
  await renderPage(html, { shop, url });
  const reader = await startReader();
  await window.vitrin?.ready;
  return reader;
}

it('an order is placed by ear', async () => {
  const shop = createShop();
  const steps = [INTRODUCTION];
  const note = async (done: string, { takeReading }: Reader) => {
    steps.push(`${done}\n\n\`\`\`text\n${(await takeReading()).join('\n')}\n\`\`\`\n`);
  };

  const search = `<h1>Arama</h1>${container('cart-icon')}${container('product-list')}`;
  const list = await open('/search?q=klipsli+gri', search, shop);
  await list.hear('ürün bulundu');
  await list.readTo((await screen.findAllByRole('spinbutton'))[0]);
  await note('A list opens. Read from the top of the page to the box of the first product.', list);
  await list.type('2');
  await list.readTo(screen.getAllByRole('button', { name: /^Sepete ekle: / })[0]);
  await note('Type `2`. Read on to the button that adds.', list);
  await list.press();
  await list.hear('sepete eklendi');
  await note('Press it.', list);
  await list.leave();

  const cart = await open('/sepet', `<h1>Sepet</h1>${container('cart-icon')}${container('cart')}`, shop);
  await cart.readTo(await screen.findByRole('textbox', { name: 'Sipariş notu' }));
  await note('The cart page opens. Read from the top to the note.', cart);
  await cart.type('Cuma günü teslim');
  await cart.readTo(screen.getByRole('button', { name: 'Siparişi onayla' }));
  await note('Type `Cuma günü teslim`. Read on to the button that orders.', cart);
  // Time to hear that it is on its way.
  shop.setScenario({ speed: 'slow' });
  document.addEventListener('vitrin:before-navigate', (event) => event.preventDefault(), { once: true });
  await cart.press();
  await cart.hear('gönderiliyor');
  await note('Press it.', cart);
  await screen.findByText('Sepetiniz boş.');
  await cart.leave();

  expect(shop.cart.orders).toMatchObject([{ description: 'Cuma günü teslim' }]);
  const { orderNo } = shop.cart.orders[0] ?? {};
  const end = await open('/siparis/tamam', `<h1>Sipariş</h1>${container('cart-complete', { orderNo })}`, shop);
  await screen.findByRole('heading', { name: 'Siparişiniz başarılı.' });
  await end.readTo();
  await note('The page after the order opens. Read it.', end);

  await expect(steps.join('\n')).toMatchFileSnapshot('../../../docs/dev/spoken-order.md');
});
