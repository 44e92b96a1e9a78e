import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

const product = { id: 7, name: 'Vida M8', seo: 'vida-m8', salePrice: { value: 10, currency: 'TL' }, quantity: 5 };
const state = (id: string) => document.getElementById(id)?.getAttribute('data-vitrin-state');

describe('containers', () => {
  it('mounts what it finds and tells so', { tags: ['S2-2.01'] }, async () => {
    const { events } = await renderPage(container('product-price', { product }, 'id="price"'));
    await window.vitrin?.ready;
    expect(state('price')).toBe('ready');
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(events.map(({ type }) => type)).toEqual(['vitrin:ready', 'vitrin:ready']);
  });

  it('mounts containers that come later and gives up those that go', async () => {
    await renderPage('<main></main>');
    const main = screen.getByRole('main');
    main.innerHTML = container('product-price', { product }, 'id="late"');
    await waitFor(() => { expect(state('late')).toBe('ready'); });
    const late = within(main).getByText(/10,00/).closest('[data-widget]');
    late?.remove();
    await waitFor(() => { expect(late).not.toHaveAttribute('data-vitrin-state'); });
    expect(late?.querySelector('.vt-root')).toBeNull();
  });

  it('leaves an unknown name untouched and says once what is allowed', { tags: ['S2-2.01'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await renderPage('<div data-widget="cart-icn" id="typo"><a href="/sepet">Sepetim</a></div>');
    await window.vitrin?.ready;
    window.vitrin?.mount();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/received "cart-icn"; allowed: .*cart-icon/);
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({ code: 'unknown-widget', widget: 'cart-icn' });
    expect(document.getElementById('typo')?.innerHTML).toBe('<a href="/sepet">Sepetim</a>');
  });
});
