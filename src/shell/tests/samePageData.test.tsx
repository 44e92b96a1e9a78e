import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container } from '@/testing/page';
import { eager, change, livingPage, changes, product, stateOf } from './livingPage';

describe('page data that say nothing new, or nothing at all', { tags: ['D-74'] }, () => {
  it('change nothing where their text is the same', async () => {
    const { given, events } = await livingPage(
      container('product-price', { product }) + container('cart-icon', undefined, eager),
    );
    await window.vitrin?.cart.get();
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    for (const each of document.querySelectorAll('[data-widget]')) {
      observer.observe(each, { attributes: true, childList: true, characterData: true, subtree: true });
    }
    await change(given);
    window.vitrin?.refresh();
    await Promise.resolve();
    observer.disconnect();
    expect(seen).toEqual([]);
    expect(changes(events)).toBe(0);
  });

  it('are read by refresh() at once, and where their text is changed in its place', async () => {
    const { given, events } = await livingPage(container('product-price', { product }));
    const hiding = JSON.stringify({ ...given, settings: { showPriceStatus: '0' } });
    const element = document.getElementById('vitrin-page');
    if (!element?.firstChild) throw new Error('no page data');
    element.textContent = hiding;
    window.vitrin?.refresh();
    expect(document.body).not.toHaveTextContent(/10,00/);
    element.firstChild.nodeValue = JSON.stringify(given);
    await Promise.resolve();
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(changes(events)).toBe(2);
  });

  it.each([
    ['missing', null, /#vitrin-page\): received none/],
    ['malformed', '{ "locale": ', /#vitrin-page\): received SyntaxError.*; allowed: one JSON object/],
    ['no object', '[1]', /#vitrin-page\): received \[1\]; allowed: one JSON object/],
  ])('hide prices where they are %s, and say so', async (_, data, said) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await livingPage(container('product-price', { product }, 'id="price"'));
    await change(data);
    expect(document.body).not.toHaveTextContent(/10,00/);
    await waitFor(() => {
      expect(stateOf('price')).toBe('ready');
    });
    expect(document.body).not.toHaveTextContent(/10,00/);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(said)]);
  });
});
