import { describe, expect, it } from 'vitest';
import { checkPage, type Page } from './readPage';

/** What is read of page data, and what is said of them. */
function check(page: Readonly<Record<string, unknown>>): { page: Page; said: string[] } {
  const said: string[] = [];
  const checked = checkPage({ kind: 'given', page }, ({ field, received }, leftOut) => {
    said.push([field, received, leftOut].filter(Boolean).join(' '));
  });
  return { page: checked, said };
}

describe('texts of the page', () => {
  it('replace ours but for those that are none, each of which is told', () => {
    const { page, said } = check({ messages: { tr: { 'cart.empty': 'Boş', 'cart.title': 7, 'cart.total': { a: 1 } }, en: 5 } });
    expect(page.messages).toEqual({ 'cart.empty': 'Boş' });
    expect(said).toEqual(['messages.tr.cart.title 7', 'messages.tr.cart.total {"a":1}']);
  });
});

it('a customer whose name is none is still the customer', () => {
  const { page, said } = check({ user: { id: 7, name: { first: 'Ada' } } });
  expect([page.user?.id, said]).toEqual([7, []]);
});

it.each([[[]], [''], [{}], [{ id: null }]])('a visitor is what PHP makes of no user: %j', (user) => {
  const { page, said } = check({ user });
  expect([page.visitor, page.user, said]).toEqual(['visitor', null, []]);
});

describe('flags outside the settings', () => {
  it('are told once where they are none, and are off', () => {
    const currency = { id: 1, code: 'TL', exchangeRate: 1 };
    const { page, said } = check({
      cookieAllowed: 'evet',
      store: { name: 'Anadolu', whatsappControl: 'evet', whatsappNumber: '0532 123 45 67' },
      currencies: [currency, { ...currency, default: 'evet' }],
    });
    expect(page.cookieAllowed).toBe(false);
    expect(page.store).toEqual({ name: 'Anadolu', whatsappControl: false, whatsappNumber: '0532 123 45 67' });
    expect(page.currencies.map(({ isDefault }) => isDefault)).toEqual([false, false]);
    expect(said).toHaveLength(3);
    expect(said).toEqual(
      expect.arrayContaining(['cookieAllowed "evet"', 'store.whatsappControl "evet"', 'currencies.1.default "evet"']),
    );
  });

  it.each([
    [{ cookieAllowed: '1' }, true],
    [{ cookieAllowed: '' }, false],
    [{ cookieAllowed: null }, false],
    [{}, true],
  ])('are nothing to tell of in %j', (data, isAllowed) => {
    const { page, said } = check(data);
    expect([page.cookieAllowed, said]).toEqual([isAllowed, []]);
  });
});

it.each(['settings', 'routes', 'messages', 'store'])('a list in the place of an object is told: %s', (key) => {
  expect(check({ [key]: [7] }).said).toEqual([`${key} [7]`]);
  expect(check({ [key]: [] }).said).toEqual([]);
});

describe('products of the page', () => {
  it('are read as far as they can be', { tags: ['D-68'] }, () => {
    const units = [{ id: 1, value: 'ADET' }, { value: 'KOLI' }, 7];
    const { page, said } = check({ products: [{ id: 7, name: 'Vida', units }, { id: 8 }, { id: 9, name: 'Pul', units: [7] }] });
    expect(page.products).toMatchObject([{ id: 7, units: [{ value: 'ADET' }] }]);
    expect(said).toEqual([
      'products.0.units.1.id nothing 2 of 3 units left out',
      'products.1.name nothing',
      'products.2.units.0 7',
    ]);
  });
});
