import { screen } from '@testing-library/dom';
import { createShop } from '@mocks/shop/shop';
import { expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { codeBox, goodsOf, notice } from './orderPage';

const connection = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../rules/sheet', async (load) => {
  if (connection.isBroken) throw new Error('the connection broke');
  return load();
});

it('leads to the empty row once a paste is read that could not be at first: the button that asked again is gone', async () => {
  const shop = createShop();
  const { user } = await renderPage(container('quick-order', {}, 'data-load="eager"'), { shop });
  await window.vitrin?.ready;
  const [one, other] = goodsOf(shop).map(({ code }) => code);
  await user.click(codeBox(1));
  await user.paste(`${String(one)}\t2\n${String(other)}\t3`);
  expect(await notice()).toHaveTextContent('Bu bölüm yüklenemedi.');
  connection.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(/^2 satır/, { selector: '.vt-notice-bar__text' })).toBeVisible();
  expect(codeBox(3)).toHaveFocus();
});
