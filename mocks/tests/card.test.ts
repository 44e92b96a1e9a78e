import { beforeEach, describe, expect, it } from 'vitest';
import { commissionOf } from '../shop/cards';
import { createShop } from '../shop/shop';
import { send } from './client';

const shop = createShop();
const ask = (form: Record<string, string>) => send(shop, '/api/catalog/bin-control', { method: 'POST', form });

beforeEach(() => shop.reset());

describe('bin-control', () => {
  it('knows banks with flat plans, with options, and cards of which it knows nothing', async () => {
    expect((await ask({ binNumber: '41111111' })).json).toMatchObject({
      bank: { organization: 'Anadolu Bankası' },
      plans: [{ installment: 1 }, {}, {}, {}, {}, {}],
    });
    expect((await ask({ binNumber: '54000000' })).json).toMatchObject({
      plans: [{ name: 'Marmara Kart', posPlans: [{ commisionFee: 1.75 }, { isDefault: '1' }, {}] }],
    });
    expect((await ask({ binNumber: '90000000' })).json).toEqual({ bank: null, plans: [] });
  });

  it.each([
    [{ binNumber: '4111111' }],
    [{ binNumber: '4111111111111111' }],
    [{ binNumber: '41111111', card: '1' }],
    [{ bin: '41111111' }],
  ])('refuses %j', { tags: ['S2-7.02'] }, async (form) => {
    expect((await ask(form)).status).toBe(422);
  });

  it('is for customers', async () => {
    shop.setScenario({ as: 'visitor' });
    expect((await ask({ binNumber: '41111111' })).status).toBe(401);
  });
});

it('the commission is that of a plan of the card', () => {
  expect(commissionOf('41111111', 33, 3)).toBe(3.5);
  expect(commissionOf('54000000', 51, 1)).toBe(1.75);
  expect(commissionOf('90000000', null, 1)).toBe(0);
  for (const [bin, plan, installment] of [
    ['41111111', 33, 6],
    ['41111111', '33', 3],
    ['90000000', 33, 3],
    ['90000000', null, 3],
  ] as const) {
    expect(commissionOf(bin, plan, installment)).toBeNull();
  }
});
