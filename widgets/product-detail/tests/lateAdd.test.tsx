// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { product } from '@/testing/productList';
import { answerRequests, gate, SENT_LINE } from '@/testing/requests';

const boot = (id: number, colour: string) =>
  product(id, { name: `Bot ${colour}`, variantCheck: 1, variants: [{ code: 'renk', name: 'Renk', values: [{ name: colour }] }] });
const black = boot(91, 'Siyah');

it('an add that is answered late says nothing of the variant that shows by then', { tags: ['D-11'] }, async () => {
  const { user } = await renderPage(container('product-detail', { product: black, children: [black, boot(92, 'Mavi')] }));
  const { open, opened } = gate();
  document.addEventListener(
    'vitrin:before-add',
    (event) => {
      event.waitUntil(opened);
    },
    { once: true },
  );
  const added = new Promise((resolve) => {
    document.addEventListener('vitrin:added-to-cart', resolve, { once: true });
  });
  await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Bot Siyah' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Renk' }), 'Mavi');
  await screen.findByRole('heading', { name: 'Bot Mavi' });
  answerRequests(200, JSON.stringify({ ...SENT_LINE, product: { ...SENT_LINE.product, id: black.id } }));
  open();
  await added;
  expect(await screen.findByRole('button', { name: 'Sepete ekle: Bot Mavi' })).not.toHaveTextContent('Eklendi');
});
