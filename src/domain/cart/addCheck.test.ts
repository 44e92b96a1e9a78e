import { describe, expect, it } from 'vitest';
import { checkAdd } from './addCheck';
import type { AddInput } from './addCheck';

const input: AddInput = {
  amount: 3,
  unit: { multiplier: 12 },
  stock: 25,
  settings: { stockInfoStatus: 0, cartStockControl: false },
  cart: [],
  variantChosen: true,
  location: 'list',
};

describe('checkAdd', () => {
  it('names the pieces, not the units, that are missing', { tags: ['D-27'] }, () => {
    expect(checkAdd(input)).toEqual({ ok: false, reason: 'stock', message: { key: 'add.notEnough', values: { n: '36' } } });
    expect(checkAdd({ ...input, amount: 2 })).toEqual({ ok: true });
    expect(checkAdd({ ...input, amount: 51, unit: { multiplier: 0.5 } })).toMatchObject({ message: { values: { n: '25,5' } } });
  });

  it('counts the cart over all units of the product', { tags: ['S1-5.06', 'D-27'] }, () => {
    const cart = [{ quantity: 2, multiplier: 1 }];
    expect(checkAdd({ ...input, amount: 2, cart }).ok).toBe(false);
  });

  it('refuses a product without a unit, even where the cart may exceed stock', { tags: ['S1-5.10'] }, () => {
    const answer = checkAdd({ ...input, unit: null, settings: { stockInfoStatus: 0, cartStockControl: true } });
    expect(answer).toMatchObject({ ok: false, reason: 'noUnit', message: { key: 'add.noUnit' } });
  });

  it('asks for the variant before anything else, and says so differently on the two pages', { tags: ['S1-8.09'] }, () => {
    const unchosen = { ...input, variantChosen: false, unit: null };
    expect(checkAdd(unchosen)).toMatchObject({ reason: 'variant', message: { key: 'add.chooseVariantRedirect' } });
    expect(checkAdd({ ...unchosen, location: 'card' })).toMatchObject({ message: { key: 'add.chooseVariantRedirect' } });
    for (const location of ['detail', 'sheet'] as const)
      expect(checkAdd({ ...unchosen, location })).toMatchObject({ reason: 'variant', message: { key: 'add.chooseVariant' } });
  });
});
