import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, withLoad } from '@/testing/page';

const OPENER = '<p><a href="/garanti" data-vitrin-open="warranty-inquiry"><b>Garanti sorgulayın</b></a></p>';
const WAITING = container('warranty-inquiry', undefined, 'data-load="interaction"');
/** Code is tried three times, over two seconds. */
const PATIENT = { timeout: 30_000 };
const dialog = () => screen.findByRole('dialog', { name: 'Garanti sorgulama' });

/** Warranty inquiry's code does not come until one is online. */
function offline() {
  let isOnline = false;
  const bundle = withLoad('warranty-inquiry', (load) => async () => {
    if (!isOnline) throw new Error('offline');
    return load();
  });
  const comeOnline = () => {
    isOnline = true;
  };
  return { bundle, comeOnline };
}

/** Clicks what the opener holds; answers whether the link would be followed. */
function click(keys: MouseEventInit = {}): boolean {
  let isLet = false;
  window.addEventListener(
    'click',
    (event) => {
      isLet = !event.defaultPrevented;
      // jsdom goes nowhere.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByText('Garanti sorgulayın'), keys);
  return isLet;
}

describe('vitrin.open', () => {
  it('says where the page has no such widget, which then does not open by itself when it comes', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage(container('cart-icon') + container('fault-report', { categories: 7 }));
    await waitFor(() => {
      expect(document.querySelector('[data-vitrin-state=error]')).not.toBeNull();
    });
    warn.mockClear();
    window.vitrin?.open('warranty-inquiry');
    window.vitrin?.open('fault-report');
    await waitFor(() => {
      expect(warn.mock.calls).toEqual([
        ['[vitrin] vitrin.open("warranty-inquiry"): the page has no such widget.'],
        ['[vitrin] vitrin.open("fault-report"): the page has no such widget.'],
      ]);
    });
    document.body.insertAdjacentHTML('beforeend', container('warranty-inquiry'));
    expect(await screen.findByRole('button', { name: 'Garanti sorgulama' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens what the page has added right before', async () => {
    await renderPage('');
    document.body.insertAdjacentHTML('beforeend', WAITING);
    window.vitrin?.open('warranty-inquiry');
    expect(await dialog()).toBeVisible();
  });
});

describe('data-vitrin-open', () => {
  it(
    'loads a widget that waits for the visitor, and opens it in place of following the link',
    { tags: ['S2-2.75'] },
    async () => {
      await renderPage(OPENER + WAITING);
      await window.vitrin?.ready;
      expect(click()).toBe(false);
      expect(await dialog()).toBeVisible();
    },
  );

  it('leaves a link to itself that names a widget with nothing to open', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage('<a href="/sepet" data-vitrin-open="cart">Garanti sorgulayın</a>' + container('cart'));
    await window.vitrin?.ready;
    warn.mockClear();
    expect(click()).toBe(true);
    expect(warn.mock.calls).toEqual([
      [
        '[vitrin] data-vitrin-open="cart": the page has no such widget.',
        screen.getByRole('link', { name: 'Garanti sorgulayın' }),
      ],
    ]);
  });

  it('opens it while it is loading', async () => {
    await renderPage(OPENER + container('warranty-inquiry'));
    expect(click()).toBe(false);
    expect(await dialog()).toBeVisible();
  });

  it('opens nothing later by itself where its code did not come, and came with the next touch', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bundle, comeOnline } = offline();
    // With a widget that shows, all that stands behind the others is there.
    await renderPage(OPENER + WAITING + container('cart-icon', undefined, 'data-load="eager"'), { bundle });
    await window.vitrin?.ready;
    const waiting = document.querySelector('[data-widget=warranty-inquiry]') ?? document;
    click();
    await waitFor(() => {
      expect(waiting).toHaveAttribute('data-vitrin-state', 'error');
    }, PATIENT);
    comeOnline();
    fireEvent.pointerEnter(waiting);
    expect(await screen.findByRole('button', { name: 'Garanti sorgulama' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    click();
    expect(await dialog()).toBeVisible();
  });

  it('of a button tries again what did not load before, and so does a script; a link is followed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bundle, comeOnline } = offline();
    const button = '<button type="button" data-vitrin-open="warranty-inquiry">Garanti</button>';
    await renderPage(OPENER + button + container('warranty-inquiry', undefined, 'hidden'), { bundle });
    const waiting = document.querySelector('[data-widget=warranty-inquiry]') ?? document;
    const failed = () =>
      waitFor(() => {
        expect(waiting).toHaveAttribute('data-vitrin-state', 'error');
      }, PATIENT);
    await failed();
    expect(click()).toBe(true);
    window.vitrin?.open('warranty-inquiry');
    expect(waiting).toHaveAttribute('data-vitrin-state', 'loading');
    await failed();
    comeOnline();
    fireEvent.click(screen.getByRole('button', { name: 'Garanti' }));
    expect(await dialog()).toBeVisible();
  });

  it('counts for elements and widgets that come later', { tags: ['S2-2.75'] }, async () => {
    await renderPage('<main></main>');
    screen.getByRole('main').innerHTML = OPENER + WAITING;
    await waitFor(() => {
      expect(document.querySelector('[data-vitrin-state]')).not.toBeNull();
    });
    click();
    expect(await dialog()).toBeVisible();
  });

  it('counts for an element of a web component, and for its host', { tags: ['S2-2.75'] }, async () => {
    const { user } = await renderPage(`<header></header>${WAITING}`);
    const header = screen.getByRole('banner');
    const shadow = header.attachShadow({ mode: 'open' });
    shadow.innerHTML = `<a href="#garanti" data-vitrin-open="warranty-inquiry"><b>Garanti</b></a><i>Servis</i>`;
    const press = (selector: string) => fireEvent.click(shadow.querySelector(selector) ?? document, { composed: true });
    expect(press('b')).toBe(false);
    expect(await dialog()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    header.dataset.vitrinOpen = 'warranty-inquiry';
    expect(press('i')).toBe(false);
    expect(await dialog()).toBeVisible();
  });

  it('opens any widget that opens', async () => {
    const { user } = await renderPage(
      `<button type="button" data-vitrin-open="cart-icon">Sepetim burada</button>${container('cart-icon')}`,
    );
    await user.click(screen.getByRole('button', { name: 'Sepetim burada' }));
    expect(await screen.findByRole('region', { name: 'Sepetim' })).toBeVisible();
  });

  it('leaves a link to its new tab', { tags: ['S2-2.75'] }, async () => {
    await renderPage(OPENER + WAITING);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(click({ [key]: true })).toBe(true);
    expect(document.querySelector('[data-vitrin-state]')).toHaveAttribute('data-vitrin-state', 'waiting');
  });

  it('opens as well where a script of the page keeps the link from being followed', { tags: ['S2-2.75'] }, async () => {
    await renderPage(OPENER + WAITING);
    // As themes do with each a[href="#"], and Bootstrap with a link that closes its menu.
    screen.getByRole('link').addEventListener('click', (event) => {
      event.preventDefault();
    });
    click();
    expect(await dialog()).toBeVisible();
  });

  it(
    'leads where its link leads, and says so, where the page has no such widget or it has failed',
    { tags: ['S2-2.75'] },
    async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await renderPage(OPENER.replace('warranty-inquiry', 'fault-report') + container('fault-report', { categories: 7 }));
      await waitFor(() => {
        expect(document.querySelector('[data-vitrin-state=error]')).not.toBeNull();
      });
      warn.mockClear();
      expect(click()).toBe(true);
      document.querySelector('[data-widget]')?.remove();
      expect(click()).toBe(true);
      expect(warn.mock.calls.map(([text]) => String(text))).toEqual(
        Array(2).fill('[vitrin] data-vitrin-open="fault-report": the page has no such widget.'),
      );
    },
  );
});
