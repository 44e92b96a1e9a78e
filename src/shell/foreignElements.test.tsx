import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage, withLoad } from '@/testing/page';
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

it('a widget whose elements are taken at each new beginning gives its place back to its fallback', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let begun = 0;
  const Taken = () => {
    begun += 1;
    // One that never gives up would be shown in the end.
    if (begun < 100) throw new DOMException('The object can not be found here.', 'NotFoundError');
    return 'Dolar';
  };
  const bundle = withLoad('currency-list', (load) => async () => {
    const { default: widget } = await load();
    return { default: { ...widget, prepare: () => ({ ok: true, value: <Taken /> }) } };
  });
  const html = container('currency-list', undefined, 'id="taken"').replace('</div>', '<p>Yedek</p></div>');
  await renderPage(html, { bundle });
  await waitFor(() => {
    expect(document.getElementById('taken')).toHaveAttribute('data-vitrin-state', 'error');
  });
  expect(screen.getByText('Yedek')).toBeVisible();
  expect(screen.queryByText('Dolar')).toBeNull();
});

it('translators are asked to leave widgets and messages alone, whose texts change', async () => {
  const page = { cookieAllowed: false };
  const { user } = await renderPage(container('cookie-button'), { page, scenario: { faults: { cookies: '500' } } });
  const button = await screen.findByRole('button', { name: 'Kabul et' });
  expect(button.closest<HTMLElement>('.vt-root')?.translate).toBe(false);
  await user.click(button);
  expect((await screen.findByRole('alert')).closest<HTMLElement>('.vt-root')?.translate).toBe(false);
});
