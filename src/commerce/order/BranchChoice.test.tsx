// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { defineWidget } from '@/page/container/widget';
import { alertsByNow } from '@/testing/messages';
import { container, renderPage, withLoad, type PageOptions } from '@/testing/page';
import { holdRequests, SAID_OF_SAVING, stayHere, UNREAD_ANSWER_FAULTS } from '@/testing/requests';
import { BranchChoice } from './BranchChoice';

// A widget of the desk that shows the choice and nothing else.
const choice = withLoad('cart-complete', () => () => Promise.resolve({ default: defineWidget(v.object({}), BranchChoice) }));

const saves = (shop: Shop) => shop.requests.filter(({ call }) => call === 'settings').map(({ body }) => body);

async function renderChoice(options: PageOptions = {}) {
  const page = await renderPage(container('cart-complete'), { ...options, bundle: choice });
  // jsdom cannot load a page anew; what the page is told of it is enough.
  stayHere();
  await window.vitrin?.ready;
  const reloads = () =>
    page.events.filter(({ type, detail }) => type === 'vitrin:before-navigate' && (detail as { how: string }).how === 'reload');
  return { ...page, reloads };
}
const select = () => screen.getByRole('combobox', { name: 'Şube' });

describe('the choice of branch', () => {
  it('shows the current branch', { tags: ['S1-3.19', 'S2-3.17'] }, async () => {
    await renderChoice({ page: { currentBranch: '2' } });
    expect(select()).toHaveDisplayValue('Ankara Ostim');
  });

  it('saves the chosen branch and reloads the page', { tags: ['S1-4.32', 'S1-7.18', 'S2-2.25', 'D-34'] }, async () => {
    const { user, shop, reloads } = await renderChoice();
    expect(select()).toHaveDisplayValue('Merkez');
    await user.selectOptions(select(), 'İzmir Çamdibi');
    await waitFor(() => {
      expect(reloads()).toHaveLength(1);
    });
    expect(saves(shop)).toEqual([{ key: 'branch', value: '3' }]);
    expect(select()).toHaveDisplayValue('İzmir Çamdibi');
  });

  describe('by key', () => {
    // As browsers do it where an arrow key chooses without opening the list.
    const walk = async (key: string, value: string) => {
      fireEvent.keyDown(select(), { key });
      await Promise.resolve();
      fireEvent.change(select(), { target: { value } });
      await Promise.resolve();
    };

    it.each([
      [
        'with Enter',
        () => {
          fireEvent.keyDown(select(), { key: 'Enter' });
        },
      ],
      [
        'when it is left',
        () => {
          select().blur();
        },
      ],
    ])('saves what was walked to, and nothing on the way: %s', { tags: ['S1-4.32'] }, async (_, take) => {
      const { shop, reloads } = await renderChoice();
      select().focus();
      await walk('ArrowDown', '2');
      await walk('ArrowDown', '3');
      expect(select()).toHaveDisplayValue('İzmir Çamdibi');
      take();
      await waitFor(() => {
        expect(reloads()).toHaveLength(1);
      });
      expect(saves(shop)).toEqual([{ key: 'branch', value: '3' }]);
    });

    it('saves nothing where the walk ends where it began, and what the mouse chooses at once', async () => {
      const { user, shop } = await renderChoice();
      select().focus();
      await walk('ArrowDown', '2');
      await walk('ArrowUp', '1');
      await user.selectOptions(select(), 'İzmir Çamdibi');
      await waitFor(() => {
        expect(saves(shop)).toEqual([{ key: 'branch', value: '3' }]);
      });
    });
  });

  it('is busy while saving: it shows the choice, takes no other and keeps the focus', async () => {
    const { user, shop, reloads } = await renderChoice({ scenario: { faults: { settings: 'timeout' } } });
    select().focus();
    await user.selectOptions(select(), 'Ankara Ostim');
    await waitFor(() => {
      expect(select()).toHaveAttribute('aria-busy', 'true');
    });
    expect(select()).toHaveFocus();
    await user.selectOptions(select(), 'Merkez');
    expect(select()).toHaveDisplayValue('Ankara Ostim');
    await waitFor(() => {
      expect(saves(shop)).toHaveLength(1);
    });
    expect(reloads()).toHaveLength(0);
  });

  it.each(UNREAD_ANSWER_FAULTS)(
    'goes back and says so when it cannot be saved, and reloads where it was after all: %s',
    { tags: ['F-settings'] },
    async (fault) => {
      const { user, shop, events, reloads } = await renderChoice({ scenario: { faults: { settings: fault } } });
      const giveUp = holdRequests();
      await user.selectOptions(select(), 'Ankara Ostim');
      await waitFor(() => {
        expect(saves(shop)).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      await waitFor(() => {
        expect(select()).toHaveAttribute('aria-busy', 'false');
      });
      const said = SAID_OF_SAVING[fault];
      const isSaved = said === undefined && fault !== '401';
      expect(select()).toHaveDisplayValue(isSaved ? 'Ankara Ostim' : 'Merkez');
      expect(reloads()).toHaveLength(isSaved ? 1 : 0);
      if (said) expect(await screen.findByRole('alert')).toHaveTextContent(said);
      else expect(await alertsByNow()).toEqual([]);
      if (fault === '401')
        expect(events.filter(({ type }) => type === 'vitrin:before-navigate').at(-1)?.detail).toEqual({
          url: '/account/login',
          how: 'assign',
        });
    },
  );

  it('follows a choice made in another tab', { tags: ['D-13'] }, async () => {
    await renderChoice();
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key: 'branch', value: '2' });
    await waitFor(() => {
      expect(select()).toHaveDisplayValue('Ankara Ostim');
    });
  });

  it('asks for a branch where the page names none of them as the current one', async () => {
    await renderChoice({ page: { currentBranch: 99 } });
    expect(select()).toHaveDisplayValue('Şube seçin');
  });

  it('is left out for a customer without branches', { tags: ['S2-2.25', 'S2-3.17'] }, async () => {
    await renderChoice({ page: { branches: [] } });
    expect(screen.queryByText('Şube')).toBeNull();
  });
});
