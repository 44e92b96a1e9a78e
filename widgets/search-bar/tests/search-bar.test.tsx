import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayHere } from '@/testing/requests';
import { closed, field, names, options, showBar, showFallback } from './searchPage';

describe('the form', () => {
  it("goes to the page's search by GET, with the text as q", { tags: ['S2-2.05'] }, async () => {
    await showBar('data-value="vida m8"', { page: { routes: { search: '/ara?lang=tr&q=x' } } });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/ara?lang=tr&q=x');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ q: 'vida m8', lang: 'tr' });
    expect(screen.getByRole('button', { name: 'Ara' })).toHaveAttribute('type', 'submit');
  });

  it('goes where data-action says', async () => {
    await showBar('data-action="/urun-ara"');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/urun-ara');
    expect(field()).toHaveValue('');
  });

  it.each(['javascript:alert(1)', '//elsewhere.test/', ''])('takes no data-action of another kind: %j', async (action) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await showBar(`data-action="${action}"`);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(warn.mock.calls[0]?.[0]).toMatch(/action: received .*; allowed: a path/);
  });
});

describe('the fallback', () => {
  it('hands over what was typed into it, with caret and focus, and suggestions follow', async () => {
    const before = await showFallback('data-value="civata"');
    before.value = 'matkap';
    before.setSelectionRange(2, 4);
    before.focus();
    await waitFor(() => {
      expect(field()).toHaveFocus();
    });
    expect(field()).toHaveValue('matkap');
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
    expect((await options()).length).toBeGreaterThan(0);
  });

  it.each([
    ["the container's value", 'data-value="civata"', 'civata'],
    ['its own value without one', '', 'somun'],
  ])('gives way to %s where nothing was typed', async (_, attributes, text) => {
    const before = await showFallback(attributes);
    before.focus();
    expect(await screen.findByRole('combobox')).toHaveValue(text);
    expect(field()).toHaveFocus();
  });
});

describe('suggestions', () => {
  it('show picture, name and code, with what was typed standing out', { tags: ['S2-2.06', 'S2-3.01', 'S2-7.01'] }, async () => {
    const { user, shop } = await showBar();
    const [first] = shop.catalogue.search('matkap ucu');
    await user.type(field(), ' MATKAP  ucu ');
    const [option] = await options();
    expect(option).toHaveTextContent(`${first?.name}${first?.code}`);
    expect(option).toHaveAttribute('href', `/${first?.seo}-p-${first?.id}`);
    const image = option?.querySelector('img');
    expect(image).toHaveAttribute('src', `/images/${first?.image}`);
    expect([image?.width, image?.height]).toEqual([48, 48]);
    const strong = [...document.querySelectorAll('[role=option]:first-child b')].map(({ textContent }) => textContent);
    expect(strong).toEqual(['Matkap', 'Ucu']);
    expect(shop.requests.filter(({ call }) => call === 'autocomplete').at(-1)?.path).toBe('/autocomplete?q=MATKAP++ucu');
  });

  it('may come without code and picture', { tags: ['S2-3.01', 'D-52'] }, async () => {
    const { user } = await showBar();
    answerRequests(200, JSON.stringify([{ id: 7, name: 'Matkap ucu', url: 'matkap-ucu' }]));
    await user.type(field(), 'x');
    const [option] = await options();
    expect(option).toHaveTextContent(/^Matkap ucu$/);
    expect(option).toHaveAttribute('href', '/matkap-ucu-p-7');
    expect(option?.querySelector('img')).toHaveAttribute('src', '/images/404.png');
  });

  it('show the fallback for a picture that fails', { tags: ['S2-9.03'] }, async () => {
    const { user } = await showBar();
    await user.type(field(), 'matkap');
    const image = (await options())[0]?.querySelector('img');
    image?.dispatchEvent(new Event('error'));
    await waitFor(() => {
      expect(image).toHaveAttribute('src', '/images/404.png');
    });
  });

  it('open their product at a click, and tell so; the page may stop it', { tags: ['S2-2.07', 'D-10', 'D-52'] }, async () => {
    const { user, events } = await showBar();
    await user.type(field(), 'matkap');
    const [option] = await options();
    stayHere();
    if (option) await user.click(option);
    expect(events.slice(-2)).toMatchObject([
      { type: 'vitrin:search', detail: { query: 'matkap', how: 'suggestion' } },
      { type: 'vitrin:before-navigate', detail: { url: option?.getAttribute('href'), how: 'assign' } },
    ]);
    expect(closed()).toBe(true);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('matkap');
  });

  it('leave a click with a modifier to the browser', async () => {
    const { user, events } = await showBar();
    await user.type(field(), 'matkap');
    const [option] = await options();
    const clicked = new Promise<boolean>((resolve) => {
      document.addEventListener(
        'click',
        (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    if (option) fireEvent.click(option, { ctrlKey: true });
    expect(await clicked).toBe(false);
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
    expect(closed()).toBe(false);
  });

  it('go at a click elsewhere, at another text, and when the page is left', { tags: ['S2-4.06'] }, async () => {
    const { user } = await showBar();
    await user.type(field(), 'matkap');
    await options();
    await user.type(field(), 'x');
    expect(closed()).toBe(true);
    await user.type(field(), '{Backspace}');
    expect(closed()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Başka yer' }));
    expect(closed()).toBe(true);

    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(closed()).toBe(false);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => {
      expect(closed()).toBe(true);
    });
  });

  it('show that they are on their way', async () => {
    const { user } = await showBar('', { scenario: { faults: { autocomplete: 'timeout' } } });
    await user.type(field(), 'matkap');
    await waitFor(() => {
      expect(document.querySelector('.vt-spinner')).not.toBeNull();
    });
    // Readers would say it in the middle of the typing.
    expect(field()).not.toHaveAttribute('aria-busy');
    await user.keyboard('{Escape}');
    expect(document.querySelector('.vt-spinner')).toBeNull();
    expect(field()).toHaveValue('matkap');
  });

  it.each(READ_ANSWER_FAULTS)(
    'that do not come leave the screen as it is, and one line in the log: %s',
    { tags: ['S2-8.01', 'F-autocomplete'] },
    async (autocomplete) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, shop, events } = await showBar('', { scenario: { faults: { autocomplete } } });
      const giveUp = holdRequests();
      await user.type(field(), 'matkap');
      await waitFor(() => {
        expect(shop.requests.some(({ call }) => call === 'autocomplete')).toBe(true);
      });
      if (autocomplete === 'timeout') giveUp();
      await waitFor(() => {
        expect(error).toHaveBeenCalledOnce();
      });
      expect(await alertsByNow()).toEqual([]);
      expect(closed()).toBe(true);
      expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
      shop.setScenario({ faults: {} });
      await user.keyboard('{ArrowDown}');
      expect((await options()).length).toBeGreaterThan(0);
      expect(error).toHaveBeenCalledOnce();
    },
  );
});

describe('an input method', () => {
  it.each([
    ['waits for the end of what is composed', 'Mozilla/5.0 (Windows NT 10.0)', 0],
    ['is how everybody types on Android', 'Mozilla/5.0 (Linux; Android 14)', 1],
  ])('%s', async (_, browser, drafts) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
    const { shop } = await showBar();
    const asked = () => shop.requests.filter(({ call }) => call === 'autocomplete').map(({ path }) => path);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'matkap' }, isComposing: true });
    vi.advanceTimersByTime(1000);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await waitFor(() => {
      expect(asked()).toHaveLength(drafts);
    });

    fireEvent.input(field(), { target: { value: 'ampul' }, isComposing: true });
    fireEvent.compositionEnd(field());
    await waitFor(() => {
      expect(names()[0]).toMatch(/ampul/i);
    });
    expect(asked().slice(drafts)).toEqual(['/autocomplete?q=ampul']);
  });
});
