import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { watchBrokenOff } from '@/testing/requests';
import { closed, field, highlighted, names, options, showBar } from './searchPage';

async function showList(text = 'matkap') {
  const page = await showBar();
  await page.user.type(field(), text);
  const found = await options();
  return { ...page, count: found.length, first: names()[0] ?? '', last: names().at(-1) ?? '' };
}

describe('the list', () => {
  it('is a combobox with its listbox', async () => {
    await showList();
    expect(field()).toHaveAccessibleName('Ürün, kod veya marka ara');
    expect(field()).toHaveAccessibleDescription('Önerilerde oklarla gezin.');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Öneriler' }).id);
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    expect(highlighted()).toBeNull();
  });

  it(
    'is gone through from first to last and round, and the highlighted name fills the field',
    { tags: ['S2-4.04', 'D-52'] },
    async () => {
      const { user, count, first, last } = await showList();
      await user.keyboard('{ArrowDown}');
      expect(highlighted()).toBe(first);
      expect(field()).toHaveValue(first);
      await user.keyboard('{ArrowUp}');
      expect(highlighted()).toBe(last);
      await user.keyboard('{ArrowDown}');
      expect(highlighted()).toBe(first);
      await user.keyboard('{ArrowDown}'.repeat(count - 1));
      expect(field()).toHaveValue(last);
      expect(field()).toHaveFocus();
    },
  );

  it('starts from the last with ArrowUp', async () => {
    const { user, last } = await showList();
    await user.keyboard('{ArrowUp}');
    expect(highlighted()).toBe(last);
  });

  it('closes with Escape, which brings the typed text back, and clears the field with the second', async () => {
    const { user } = await showList();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(closed()).toBe(true);
    expect(field()).toHaveValue('matkap');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('keeps an Escape that it has a use for from a modal of the page in which it stands', async () => {
    const { user } = await showList();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    await user.keyboard('{Escape}');
    expect(closed()).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves an Escape that has nothing to do to the page', async () => {
    const { user } = await showBar();
    await user.click(field());
    const seen = new Promise<KeyboardEvent>((resolve) => {
      document.addEventListener('keydown', resolve, { once: true });
    });
    await user.keyboard('{Escape}');
    expect((await seen).defaultPrevented).toBe(false);
  });

  it('closes with Alt+ArrowUp and opens with Alt+ArrowDown, without a highlight or another call', async () => {
    const { user, shop, count } = await showList();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(closed()).toBe(true);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await options()).toHaveLength(count);
    expect(highlighted()).toBeNull();
    expect(shop.requests.filter(({ call }) => call === 'autocomplete')).toHaveLength(1);
  });

  it('opens with the arrows on a text that nothing is known of yet, at once', async () => {
    const { user } = await showBar('data-value="matkap"');
    expect(closed()).toBe(true);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect((await options()).length).toBeGreaterThan(1);
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toBe(names()[0]);
  });

  it('leaves a call that is under way alone, however often the arrows are pressed', async () => {
    const { user, shop } = await showBar('data-value="matkap"', { scenario: { faults: { autocomplete: 'timeout' } } });
    const brokenOff = watchBrokenOff();
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(shop.requests.some(({ call }) => call === 'autocomplete')).toBe(true);
    });
    await user.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    expect(brokenOff()).toBe(0);
    expect(document.querySelector('.vt-spinner')).not.toBeNull();
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('gives way to the text with %s', async (key) => {
    const { user, first } = await showList();
    await user.keyboard(`{ArrowDown}{${key}}`);
    expect(highlighted()).toBeNull();
    expect(field()).toHaveValue(first);
    expect(field().selectionStart).toBe({ Home: 0, ArrowLeft: first.length - 1 }[key] ?? first.length);
  });

  it('stays for Home and End in the text that was typed', async () => {
    const { user } = await showList();
    await user.keyboard('{Home}');
    expect(field().selectionStart).toBe(0);
    expect(closed()).toBe(false);
  });

  it('closes with Tab, which goes on to the button; the highlighted name stays', async () => {
    const { user, first } = await showList();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(closed()).toBe(true);
    expect(screen.getByRole('button', { name: 'Ara' })).toHaveFocus();
    expect(field()).toHaveValue(first);
  });

  it('is counted for screen readers, and so is none', async () => {
    const { user, count } = await showList();
    await waitFor(() => {
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(`${count} öneri bulundu`);
    });
    await user.clear(field());
    await user.type(field(), 'zzzz');
    expect(await screen.findByText('Sonuç bulunamadı.', { selector: 'p' })).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => {
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Sonuç bulunamadı.');
    });
  });
});

describe('Enter', () => {
  /** What the form would send. jsdom does not send forms. */
  const sent = () =>
    new Promise<string | null>((resolve) => {
      document.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          const q = event.target instanceof HTMLFormElement ? new FormData(event.target).get('q') : null;
          resolve(typeof q === 'string' ? q : null);
        },
        { once: true },
      );
    });

  it.each([
    ['the text', '', 'matkap'],
    ['the highlighted name', '{ArrowDown}', null],
    ['the typed text after Escape', '{ArrowDown}{Escape}', 'matkap'],
  ])('submits %s', { tags: ['S2-4.05', 'D-52'] }, async (_, keys, query) => {
    const { user, first, events } = await showList();
    const form = sent();
    await user.keyboard(`${keys}{Enter}`);
    expect(await form).toBe(query ?? first);
    expect(closed()).toBe(true);
    expect(events.find(({ type }) => type === 'vitrin:search')?.detail).toEqual({ query: query ?? first, how: 'submit' });
  });
});
