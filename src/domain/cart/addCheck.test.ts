import { describe, expect, it } from 'vitest';
import { checkAdd } from './addCheck';
import type { AddQuestion } from './addCheck';

const question: AddQuestion = {
  amount: 3,
  unit: { multiplier: 12 },
  stock: 25,
  stockInfoStatus: 0,
  cartStockControl: false,
  cart: [],
  variantChosen: true,
  page: 'list',
};

describe('checkAdd', () => {
  it('names the pieces, not the units, that are missing', { tags: ['D-27'] }, () => {
    expect(checkAdd(question)).toEqual({
      ok: false,
      reason: 'stock',
      message: { key: 'add.notEnough', values: { n: 36 } },
    });
    expect(checkAdd({ ...question, amount: 2 })).toEqual({ ok: true });
  });

  it('counts the cart over all units of the product', { tags: ['S1-5.06', 'D-27'] }, () => {
    const cart = [{ quantity: 2, multiplier: 1 }];
    expect(checkAdd({ ...question, amount: 2, cart }).ok).toBe(false);
  });

  it('refuses a product without a unit, even where the cart may exceed stock', { tags: ['S1-5.10'] }, () => {
    const answer = checkAdd({ ...question, unit: null, cartStockControl: true });
    expect(answer).toMatchObject({ ok: false, reason: 'noUnit', message: { key: 'add.noUnit' } });
  });

  it('asks for the variant before anything else, and says so differently on the two pages', { tags: ['S1-8.09'] }, () => {
    const unchosen = { ...question, variantChosen: false, unit: null };
    expect(checkAdd(unchosen)).toMatchObject({ reason: 'variant', message: { key: 'add.chooseVariantRedirect' } });
    expect(checkAdd({ ...unchosen, page: 'detail' })).toMatchObject({
      reason: 'variant',
      message: { key: 'add.chooseVariant' },
    });
  });
});
