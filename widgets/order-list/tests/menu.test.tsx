import { fireEvent, screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { order, showAnswer } from './orderPage';

const opener = () => screen.getByRole('button', { name: 'SP-7 işlemleri' });
const items = () =>
  within(screen.getByRole('menu', { name: 'SP-7 işlemleri' }))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });

async function open() {
  const page = await showAnswer({ items: [order(7)], pages: 1 });
  opener().focus();
  await page.user.keyboard('{Enter}');
  return page;
}

describe('the menu of an order', () => {
  it('opens by its button on its first item, and arrows, Home and End go around', async () => {
    const { user } = await open();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(items()).toEqual(['Yazdır', 'CSV indir', 'Tekrar sipariş ver', 'İptal et']);
    expect(item('Yazdır')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('CSV indir')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('İptal et')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Yazdır')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('İptal et')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('Yazdır')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('İptal et')).toHaveFocus();
  });

  it('opens by the arrow up on its last item', async () => {
    const { user } = await showAnswer({ items: [order(7)], pages: 1 });
    opener().focus();
    await user.keyboard('{ArrowUp}');
    expect(item('İptal et')).toHaveFocus();
  });

  it('closes by Escape, which gives the focus back, and when the focus leaves it', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(opener()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Yazdır')).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by a choice; the focus comes back to its button from the question', async () => {
    const { user } = await open();
    await user.keyboard('{End}{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(opener()).toHaveFocus();
  });

  it('goes up to its last item from its button, too, on which the focus may be', async () => {
    const { user } = await open();
    opener().focus();
    await user.keyboard('{ArrowUp}');
    expect(item('İptal et')).toHaveFocus();
  });

  it('is opened by no arrow on a button that stands beside the others', async () => {
    const { user } = await showAnswer({ items: [order(7)], pages: 1 });
    screen.getByRole('button', { name: 'Yazdır: SP-7' }).focus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps its keys to itself: neither does the page scroll by them, nor closes Escape what it stands in', async () => {
    const heard: string[] = [];
    await open();
    const page = document.querySelector<HTMLElement>('[data-widget="order-list"]');
    page?.addEventListener('keydown', ({ key }) => heard.push(key));
    for (const key of ['ArrowDown', 'Home', 'Escape']) expect(fireEvent.keyDown(item('Yazdır'), { key })).toBe(false);
    expect(heard).toEqual([]);
  });
});
