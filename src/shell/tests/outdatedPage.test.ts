import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { pageData } from '@mocks/pageData';
import { alertsByNow } from '@/testing/messages';
import { renderPage } from '@/testing/page';
import { change } from './livingPage';
import { sellable, vitrin } from './scriptedCart';

const OUTDATED = 'Bu sayfa güncel değil. Devam etmek için sayfayı yenileyin.';
const USER = 'vitrin:user';

/** Another tab reads a page of that user: the browser tells this one. */
const readPageOf = (id: string) => {
  localStorage.setItem(USER, id);
  window.dispatchEvent(new StorageEvent('storage', { key: USER, newValue: id }));
};
const saveBranch = (value: string) => {
  const otherTab = new BroadcastChannel('vitrin');
  otherTab.postMessage({ kind: 'setting', key: 'branch', value });
  otherTab.close();
};
/** What the other tabs have told is heard: it comes in its order. */
const allHeard = async ({ events }: { readonly events: readonly Event[] }) => {
  const otherTab = new BroadcastChannel('vitrin');
  otherTab.postMessage({ kind: 'setting', key: 'defaultCurrency', value: '2' });
  await waitFor(() => {
    expect(events.map(({ type }) => type)).toContain('vitrin:currency-changed');
  });
  otherTab.close();
};
const said = async () => {
  expect(await screen.findByRole('alert')).toHaveTextContent(OUTDATED);
};
const takenBack = () =>
  waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });

/** A page of the branch 1, and of that user. */
async function render(user: object | null = { id: 7 }) {
  const page = await renderPage('', { page: { user, currentBranch: 1 } });
  await window.vitrin?.cart.get().catch(() => undefined);
  return page;
}

describe('a page that is not the one of the shop any more', { tags: ['D-13', 'D-64'] }, () => {
  it.each([
    ['another user has come in another tab, until it is the one of this page again', readPageOf, '8', '7'],
    ['another branch was saved in another tab, until it is the one of this page again', saveBranch, '2', '1'],
  ])('says so where %s', async (_, tell, other, own) => {
    await render();
    tell(other);
    await said();
    tell(own);
    await takenBack();
  });

  it('says so where it comes back from the back/forward cache after the login of another', async () => {
    await render();
    localStorage.setItem(USER, '8');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await said();
  });

  it('goes on saying so of the user where only the branch is its own again', async () => {
    const page = await render();
    readPageOf('8');
    saveBranch('2');
    saveBranch('1');
    await allHeard(page);
    await said();
  });

  it('says so no more once it has other page data, as the server has them now', async () => {
    const { shop } = await render();
    saveBranch('2');
    await said();
    await change({ ...pageData(shop), user: { id: 7 }, currentBranch: 2 });
    await takenBack();
  });

  it('says so where the shop takes no token of it, until that is tried again with the right one', async () => {
    const page = await render();
    const { productId, unit } = sellable(page);
    const add = () => vitrin().cart.add({ productId, unit, quantity: 1 });
    const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]');
    if (!token) throw new Error('the page has no token');
    token.content = 'of the session before';
    await expect(add()).rejects.toThrow();
    expect(await screen.findByText(OUTDATED)).toBeVisible();
    token.content = page.shop.csrfToken;
    await add();
    await takenBack();
  });

  it('is what the next page makes of it', async () => {
    await render();
    expect(localStorage.getItem(USER)).toBe('7');
    await render({ id: 'B-8' });
    expect(localStorage.getItem(USER)).toBe('B-8');
  });
});

it.each([
  ['of the same user, whose id is a text there', { id: 7 }, '7'],
  ['of nobody, which a shop may keep ready for everybody', null, '8'],
])('a page %s says nothing', async (_, user, other) => {
  const page = await render(user);
  readPageOf(other);
  saveBranch('1');
  await allHeard(page);
  expect(await alertsByNow()).toEqual([]);
});

it('a page in a browser that keeps nothing says nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  await render();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await alertsByNow()).toEqual([]);
});
