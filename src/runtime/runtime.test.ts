import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { bundle } from '../../registry/bundle';
import { start } from './start';

const product = { id: 7, name: 'Vida M8', seo: 'vida-m8', salePrice: { value: 10, currency: 'TL' }, quantity: 5 };
const state = (id: string) => document.getElementById(id)?.getAttribute('data-vitrin-state');

const price = container('product-price', { product }, 'id="price"');

/** Turns the clock, while it waits. */
const PATIENT = { timeout: 30_000 };

describe('what stands behind the runtime', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  it('is asked for anew by the next interaction, where all widgets failed for want of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.body.innerHTML = container('product-price', { product }, 'id="price" data-load="eager"');
    let tries = 0;
    const { stop } = start({
      ...bundle,
      loadTexts(part, locale) {
        tries += 1;
        return tries <= 3 ? Promise.reject(new Error('offline')) : bundle.loadTexts(part, locale);
      },
    });
    onTestFinished(stop);
    await vi.waitFor(() => {
      expect([state('price'), tries]).toEqual(['error', 3]);
    }, PATIENT);
    fireEvent.pointerDown(document.getElementById('price') ?? document);
    await vi.waitFor(() => {
      expect([state('price'), tries]).toEqual(['ready', 4]);
    }, PATIENT);
  });

  it('is not asked for by a container that the page has given up as soon as it heard of the failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.body.innerHTML = price.replace('</div>', '<b>Sorunuz</b></div>').replace('id=', 'data-load="eager" id=');
    const written = document.body.innerHTML;
    const { vitrin, stop } = start({ ...bundle, loadTexts: () => Promise.reject(new Error('offline')) });
    onTestFinished(stop);
    const givenUp = vi.fn();
    vitrin.on('vitrin:error', ({ target }) => {
      vitrin.unmount(target as HTMLElement);
      givenUp();
    });
    await vi.waitFor(() => {
      expect(givenUp).toHaveBeenCalledOnce();
    }, PATIENT);
    fireEvent.pointerDown(screen.getByText('Sorunuz'));
    expect(document.body.innerHTML).toBe(written);
  });
});

it('mounts what waits for an idle page where the browser tells of none, as Safari', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await renderPage(price.replace('id=', 'data-load="idle" id='));
  await waitFor(() => {
    expect(state('price')).toBe('ready');
  });
});

describe('the one global', () => {
  const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  it.each([
    ['an element of that id', '<section id="vitrin"></section>'],
    ['a form of that name', '<form name="vitrin"><input name="version" value="1"></form>'],
  ])('goes before %s', async (_, html) => {
    const warn = warnings();
    await renderPage(html + price);
    await window.vitrin?.ready;
    expect(state('price')).toBe('ready');
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves a variable of the page alone and says so; the widgets run, and once', async () => {
    const warn = warnings();
    Object.defineProperty(window, 'vitrin', { value: 'kampanya', writable: true, configurable: true });
    await renderPage(price);
    await waitFor(() => {
      expect(state('price')).toBe('ready');
    });
    expect(window.vitrin).toBe('kampanya');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\[vitrin\] .*variable "vitrin".*import \{ vitrin \}/),
      'kampanya',
    );

    const { vitrin: first } = await import('@/main');
    expect(start(bundle).vitrin).toBe(first);
    expect(document.querySelectorAll('#price .vt-root')).toHaveLength(1);
    Reflect.deleteProperty(window, 'vitrin');
  });

  it('stays that of another version that came first, which is told', async () => {
    const warn = warnings();
    await renderPage(price);
    await window.vitrin?.ready;
    const first = window.vitrin;
    if (first) Object.assign(first, { version: '9.9.9' });
    expect(start(bundle).vitrin).toBe(first);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/but 9\.9\.9 already runs this page/));
  });
});

describe('containers', () => {
  it('mounts what it finds and tells so', { tags: ['S2-2.01'] }, async () => {
    const { events } = await renderPage(container('product-price', { product }, 'id="price"'));
    await window.vitrin?.ready;
    expect(state('price')).toBe('ready');
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(events.map(({ type }) => type)).toEqual(['vitrin:ready', 'vitrin:ready']);
  });

  it('waits for those that a script of the page has mounted before it looked for any', { tags: ['S2-2.01'] }, async () => {
    (await renderPage('')).stop();
    document.body.innerHTML = price;
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
    const { vitrin, stop } = start(bundle);
    onTestFinished(stop);
    vitrin.mount();
    await vitrin.ready;
    expect(state('price')).toBe('ready');
  });

  it('mounts those of a shadow tree that it is handed, and the page hears what they tell', async () => {
    const { events, shop } = await renderPage('<div id="host"></div>');
    const tree = document.getElementById('host')?.attachShadow({ mode: 'open' });
    if (!tree) throw new Error('the page has no such element');
    tree.innerHTML = container('product-list', undefined, 'data-path="/hirdavat/vida" data-load="eager"');
    window.vitrin?.mount(tree);
    await waitFor(() => {
      expect(events.map(({ type }) => type)).toContain('vitrin:list-viewed');
    });
    expect(shop.requests.filter(({ call }) => call === 'products')).toHaveLength(1);
  });

  it('mounts containers that come later and gives up those that go', async () => {
    await renderPage('<main></main>');
    const main = screen.getByRole('main');
    main.innerHTML = container('product-price', { product }, 'id="late"');
    await waitFor(() => {
      expect(state('late')).toBe('ready');
    });
    const late = within(main).getByText(/10,00/).closest('[data-widget]');
    late?.remove();
    await waitFor(() => {
      expect(late).not.toHaveAttribute('data-vitrin-state');
    });
    expect(late?.querySelector('.vt-root')).toBeNull();
  });

  it('mounts what gets its name in the page, late, corrected or again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await renderPage(
      container('product-price', { product }, 'id="price"').replace('data-widget', 'data-kept') +
        container('product-prize', { product }, 'id="typo"'),
    );
    await window.vitrin?.ready;
    const named = async (id: string, name: string, becomes: string | null) => {
      if (name) document.getElementById(id)?.setAttribute('data-widget', name);
      else document.getElementById(id)?.removeAttribute('data-widget');
      await waitFor(() => {
        expect(state(id)).toBe(becomes);
      });
    };
    await named('price', 'product-price', 'ready');
    await named('typo', 'product-price', 'ready');
    for (const lost of ['', 'product-prise']) {
      await named('price', lost, null);
      await named('price', 'product-price', 'ready');
    }
    expect(document.querySelectorAll('#price .vt-root')).toHaveLength(1);
    const unknown: unknown[] = events.filter(({ type }) => type === 'vitrin:error').map(({ detail }): unknown => detail);
    expect(unknown).toMatchObject([{ widget: 'product-prize' }, { widget: 'product-prise' }]);
  });

  it('mounts none in the markup of a widget, which no theme author wrote', async () => {
    await renderPage(price);
    await window.vitrin?.ready;
    const inside = document.createElement('div');
    inside.dataset.widget = 'cart-icon';
    document.querySelector('#price .vt-root')?.append(inside);
    window.vitrin?.mount();
    expect(inside).toHaveProperty('outerHTML', '<div data-widget="cart-icon"></div>');
  });

  it('mounts them where the browser allows no news between tabs', { tags: ['D-13'] }, async () => {
    // As Firefox does with cookies and site data blocked.
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await renderPage(container('product-price', { product }, 'id="price"'));
    await window.vitrin?.ready;
    expect(state('price')).toBe('ready');
  });

  it('leaves an unknown name untouched and says once what is allowed', { tags: ['S2-2.01'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await renderPage('<div data-widget="cart-icn" id="typo"><a href="/sepet">Sepetim</a></div>');
    await window.vitrin?.ready;
    window.vitrin?.mount();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/received "cart-icn"; allowed: .*cart-icon/);
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({
      code: 'unknown-widget',
      widget: 'cart-icn',
    });
    expect(document.getElementById('typo')?.innerHTML).toBe('<a href="/sepet">Sepetim</a>');
  });

  it('says once which containers go with the fallback of another, and does not mind those in plain markup', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const inner = container('product-price', { product }, 'id="inner"');
    await renderPage(`<section>${price}</section><div data-widget="cart-icon" id="outer"><p>Sepetim ${inner}</p></div>`);
    await window.vitrin?.ready;
    expect(state('outer')).toBe('ready');
    expect(document.getElementById('inner')).toBeNull();
    window.vitrin?.unmount(document);
    window.vitrin?.mount();
    await window.vitrin?.ready;
    expect(warn.mock.calls.map(([message]) => message as string)).toEqual([
      '[vitrin] <div id="inner" data-widget="product-price">: it stands in <div id="outer" data-widget="cart-icon">, and goes with its fallback: close that one.',
    ]);
  });
});
