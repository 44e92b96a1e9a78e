import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

const product = { id: 7, name: 'Vida M8', seo: 'vida-m8', salePrice: { value: 10, currency: 'TL' }, quantity: 5 };
const state = (id: string) => document.getElementById(id)?.getAttribute('data-vitrin-state');
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('fallback content', () => {
  it('stays until the widget is ready and comes back when it is unmounted', async () => {
    await renderPage('<main></main>');
    const json = JSON.stringify({ product });
    const main = screen.getByRole('main');
    main.innerHTML = `<div data-widget="product-price" id="price"><script type="application/json">${json}</script><b>Sorunuz</b></div>`;
    expect(screen.getByText('Sorunuz')).toBeVisible();
    await waitFor(() => {
      expect(state('price')).toBe('ready');
    });
    expect(screen.queryByText('Sorunuz')).not.toBeInTheDocument();

    window.vitrin?.unmount(main);
    expect(screen.getByText('Sorunuz')).toBeVisible();
    expect(main.querySelector('.vt-root')).toBeNull();
    expect(state('price')).toBeNull();
  });

  it.each([
    ['malformed JSON', '{ "product": ', /malformed/],
    ['JSON that is no object', '[1]', /must be one object, not \[1\]\./],
    [
      'a field of the wrong kind',
      '{"product":{"id":1,"name":"Vida","salePrice":{"value":"on"}}}',
      /product\.salePrice\.value: received "on"; allowed: a number/,
    ],
    ['a missing product', '{}', /product: received nothing; allowed: a product/],
  ])('stays for good with %s, and the console says why', async (_, json, reason) => {
    const warn = warnings();
    const { events } = await renderPage(
      `<div data-widget="product-price" id="bad"><script type="application/json">${json}</script><b>Sorunuz</b></div>${container('product-price', { product }, 'id="good"')}`,
    );
    await window.vitrin?.ready;
    expect(state('bad')).toBe('error');
    expect(screen.getByText('Sorunuz')).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(reason);
    expect(warn.mock.calls[0]?.[0]).toContain('<div id="bad" data-widget="product-price">');
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({ code: 'invalid-data' });
    expect(state('good')).toBe('ready');
  });

  it('is what its author wrote, and not what a clone of it had shown', async () => {
    await renderPage(container('product-price', { product }, 'id="price"').replace('</div>', '<b>Sorunuz</b></div>'));
    await window.vitrin?.ready;
    const shown = document.getElementById('price');
    const clone = shown?.cloneNode(true) as HTMLElement;
    clone.id = 'clone';
    document.body.append(clone);
    await waitFor(() => {
      expect(state('clone')).toBe('ready');
    });
    window.vitrin?.unmount(clone);
    expect(clone.querySelector('.vt-root')).toBeNull();
    expect(clone).not.toHaveTextContent(/\d,\d\d/);
  });

  it('is what the page makes of the widget by changing its elements in their place, as morphing does, and the widget comes anew', async () => {
    await renderPage(container('product-price', { product }, 'id="price"').replace('</div>', '<div>Sorunuz</div></div>'));
    await window.vitrin?.ready;
    const shown = document.querySelector('#price > div');
    shown?.removeAttribute('class');
    shown?.replaceChildren('Giriş yapın');
    document.getElementById('price')?.removeAttribute('data-vitrin-state');
    await waitFor(() => {
      expect(state('price')).toBe('ready');
    });
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(screen.queryByText('Giriş yapın')).not.toBeInTheDocument();
    window.vitrin?.unmount(document);
    expect(screen.getByText('Giriş yapın')).toBeVisible();
    expect(screen.queryByText('Sorunuz')).not.toBeInTheDocument();
  });

  it('gives way to a widget once the page has mended what was wrong with it', async () => {
    warnings();
    await renderPage('<div data-widget="product-price" id="bad"><script type="application/json">{</script></div>');
    await window.vitrin?.ready;
    expect(state('bad')).toBe('error');
    const bad = document.getElementById('bad');
    if (bad) bad.innerHTML = `<script type="application/json">${JSON.stringify({ product })}</script>`;
    await waitFor(() => {
      expect(state('bad')).toBe('ready');
    });
  });

  it('hands its focus to the widget, where no control of that can take it', async () => {
    await renderPage(
      container('product-price', { product }, 'id="price" data-load="interaction"').replace(
        '</div>',
        '<a href="#x">Sorunuz</a></div>',
      ),
    );
    screen.getByRole('link', { name: 'Sorunuz' }).focus();
    await waitFor(() => {
      expect(state('price')).toBe('ready');
    });
    expect(document.querySelector('#price .vt-root')).toHaveFocus();
  });

  it.each([
    ['add-to-cart-button', '_token', { product }],
    ['cart-icon', '_csrf_token', undefined],
  ])(
    'leaves the page its forgery token, where only a form in that of %s has it',
    { tags: ['D-7'] },
    async (widget, name, data) => {
      const form = '<form action="/sepet/ekle"><input type="hidden"><button>Ekle</button></form>';
      const { shop } = await renderPage('<main></main>');
      const main = screen.getByRole('main');
      document.querySelector('meta[name=csrf-token]')?.remove();
      const html = container(widget, data, 'data-load="eager"').replace('</div>', `${form}</div>`);
      main.innerHTML = html.replace('"hidden"', `"hidden" name="${name}" value="${shop.csrfToken}"`);
      const written = main.innerHTML;
      await waitFor(() => {
        expect(main.firstElementChild).toHaveAttribute('data-vitrin-state', 'ready');
      });
      expect(screen.queryByText('Ekle')).not.toBeInTheDocument();
      await window.vitrin?.cart.clear();
      expect(shop.requests.at(-1)).toMatchObject({ method: 'DELETE', token: shop.csrfToken });

      window.vitrin?.unmount(main);
      expect(main.innerHTML).toBe(written);
    },
  );

  it('gives way to a placeholder of the final size only where there is none', async () => {
    await renderPage(container('product-price', { product }, 'data-load="interaction" id="empty"'));
    const placeholder = document.querySelector<HTMLElement>('#empty .vt-placeholder');
    expect(placeholder?.style.minBlockSize).toBe('66px');
  });
});

describe('page data', () => {
  it('are read part by part: a malformed one is warned of once and takes its safest value', { tags: ['S1-1.08'] }, async () => {
    const warn = warnings();
    await renderPage(container('product-price', { product }, 'id="price"'), {
      page: { settings: { showPriceStatus: ['1'] }, currencies: [{ id: 1 }], routes: { login: 'https://evil.example/' } },
    });
    await window.vitrin?.ready;
    expect(state('price')).toBe('ready');
    expect(screen.queryByText(/10,00/)).not.toBeInTheDocument();
    const said = warn.mock.calls.map(([text]) => String(text));
    expect(said).toHaveLength(3);
    expect(said.join('\n')).toMatch(/settings\.showPriceStatus: received \["1"\]; allowed: "1", "0"/);
    expect(said.join('\n')).toMatch(/currencies\.0\.code/);
    expect(said.join('\n')).toMatch(/routes\.login: received "https:\/\/evil\.example\/"; allowed: a path/);
  });

  it('never stop the page where they are malformed as a whole', async () => {
    const warn = warnings();
    await renderPage(
      `<script type="application/json" id="vitrin-page">{ "locale": </script>${container('product-price', { product }, 'id="price"')}`,
      { page: null },
    );
    await window.vitrin?.ready;
    expect(state('price')).toBe('ready');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('are read behind the byte order mark of a file that the server includes, as a container’s are', async () => {
    const warn = warnings();
    const [page, own] = [{ messages: { tr: { 'product.addToCart': 'At sepete' } } }, { product }].map(
      (data) => `\n\uFEFF${JSON.stringify(data)}`,
    );
    await renderPage(
      `<script type="application/json" id="vitrin-page">${page}</script>
<div data-widget="add-to-cart-button"><script type="application/json">${own}</script></div>`,
      { page: null },
    );
    await window.vitrin?.ready;
    expect(screen.getByText('At sepete')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });

  it('replace texts of the bundle', async () => {
    await renderPage(container('add-to-cart-button', { product: { ...product, defaultUnit: { id: 1, value: 'ADET' } } }), {
      page: { messages: { tr: { 'product.addToCart': 'At sepete' } } },
    });
    await window.vitrin?.ready;
    expect(screen.getByText('At sepete')).toBeVisible();
  });
});
