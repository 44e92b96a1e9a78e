import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { received, showList } from '@/testing/productList';

/** As translators do that heed no `translate="no"`: each text goes into an element of their own. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

it('a list whose texts an extension has wrapped begins anew where it can go on no more', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, shop, events } = await showList('/hirdavat');
  await received();
  for (const place of [0, 1]) {
    wrapTexts();
    const button = screen.getAllByRole('button', { name: /^Sepete ekle/ })[place];
    if (button) await user.click(button);
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(place + 1);
    });
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /^Sepete ekle/ }).length).toBeGreaterThan(5);
    });
  }
  expect(failed).toHaveBeenCalled();
  expect(events.filter(({ type }) => type === 'vitrin:error')).toEqual([]);
  expect(document.querySelector('[data-widget=product-list]')).toHaveAttribute('data-vitrin-state', 'ready');
});
