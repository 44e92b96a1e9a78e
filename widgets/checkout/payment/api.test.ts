import { describe, expect, it } from 'vitest';
import { cardBankSchema } from './api';
import { readPaymentReply } from './replySchema';
import { read } from '@/schemas/read';

const flat = { id: 7, installment: '3', commisionFee: '3,5', isDefault: '1' };
const planOf3 = { id: 7, installment: 3, commission: 3.5, isDefault: true };
const bankOf = (answer: unknown) => {
  const bank = read(cardBankSchema, answer);
  return bank.ok ? bank.value : null;
};

describe('the answer of bin-control', () => {
  it.each([
    ['flat plans', { bank: { organization: 'Garanti' }, plans: [flat] }, 'Garanti', null],
    ['posPlans', { bank: { organization: 'Garanti' }, posPlans: [flat] }, 'Garanti', null],
    [
      'options with posPlans',
      {
        bank: { organization: 'Garanti' },
        plans: [
          { name: 'Bonus', logo: '/logo/bonus.svg', posPlans: [] },
          { name: 'Bonus', logo: '/logo/b.svg', posPlans: [flat] },
        ],
      },
      'Garanti',
      '/logo/b.svg',
    ],
    [
      'one option',
      { plans: { name: 'Bonus', logo: 'https://ornek.com/b.svg', posPlans: [flat] } },
      'Bonus',
      'https://ornek.com/b.svg',
    ],
    ['a logo that leads elsewhere', { plans: [{ name: 'Bonus', logo: 'javascript:alert(1)', posPlans: [flat] }] }, 'Bonus', null],
  ])('is read with %s', { tags: ['S2-3.09', 'S2-3.10', 'S2-3.11', 'D-41'] }, (_, answer, name, logo) => {
    expect(bankOf(answer)).toMatchObject({ name, offers: [{ logo, plans: [{ installment: 1, commission: 0 }, planOf3] }] });
  });

  it('has a single payment where the shop counts it as 0 instalments, as some payment systems do', { tags: ['S2-9.13'] }, () => {
    expect(bankOf({ plans: [{ ...flat, installment: '0' }] })).toMatchObject({
      offers: [{ plans: [{ id: 7, installment: 1, commission: 3.5, isDefault: true }] }],
    });
  });

  it('names each offer by its own name, and what has none by its bank', { tags: ['D-78'] }, () => {
    const option = { name: 'Bonus', logo: '/logo/b.svg', posPlans: [flat] };
    const names = (answer: unknown) => bankOf(answer)?.offers.map(({ name }) => name);
    const bank = { organization: 'Garanti' };
    expect(names({ bank, plans: [option, { ...option, name: 'World' }] })).toEqual(['Bonus', 'World']);
    expect(names({ bank, plans: [option, flat, { ...option, name: null }] })).toEqual(['Garanti', 'Bonus', 'Garanti']);
    expect(names({ plans: [option] })).toEqual(['Bonus']);
  });

  it('has no name where neither its bank nor a single option has one', () => {
    const option = { name: 'Bonus', logo: null, posPlans: [flat] };
    expect(bankOf({ plans: [option, { ...option, name: 'World' }] })?.name).toBe('');
    expect(bankOf({ plans: [option] })?.name).toBe('Bonus');
  });

  it.each([
    [{}, 'the bank of a card: { bank, plans }'],
    [7, 'the bank of a card: { bank, plans }'],
    [{ plans: 7 }, 'a list of plans'],
    [{ plans: { name: 'Bonus', posPlans: 7 } }, 'a list of plans'],
    [{ plans: [7] }, 'a plan: { id, installment, commisionFee, isDefault }'],
  ])('says what is wrong with %j', (answer, allowed) => {
    expect(read(cardBankSchema, answer)).toMatchObject({ ok: false, problem: { allowed } });
  });

  it('may offer nothing', () => {
    expect(bankOf({ bank: null, plans: [] })).toEqual({ name: '', offers: [] });
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ bank: {} }],
    [{ plans: {} }],
    [{ plans: [{}] }],
    [{ plans: [{ installment: 'üç' }] }],
    [{ plans: [{ installment: 3, commisionFee: 'x' }] }],
    [{ plans: [null] }],
    [{ plans: ['posPlans'] }],
  ])('is refused as %j', { tags: ['S2-3.10'] }, (answer) => {
    expect(bankOf(answer)).toBeNull();
  });
});

describe('a message of the payment frame', () => {
  it.each([
    [{ payment_succeed: true }, 'succeeded'],
    [{ payment_succeed: '1', dialogClose: 1 }, 'succeeded'],
    [{ dialogClose: true }, 'closed'],
    [{ loading: false }, 'loaded'],
    [{ loading: true }, 'loaded'],
    ['{"payment_succeed":1}', 'succeeded'],
    ['{"loading":false}', 'loaded'],
  ])('%j says %s', { tags: ['S2-7.04'] }, (data, reply) => {
    expect(readPaymentReply(data)).toBe(reply);
  });

  it.each([
    [{ payment_succeed: false }],
    [{ payment_succeed: 'true' }],
    [{ payment_succeed: {} }],
    [{ dialogClose: '0' }],
    [{}],
    [[]],
    [null],
    [undefined],
    [1],
    ['payment_succeed'],
    ['{"payment_succeed":'],
    ['"loading"'],
    [{ type: 'payment_succeed' }],
  ])('%j says nothing', { tags: ['S2-4.13'] }, (data) => {
    expect(readPaymentReply(data)).toBeNull();
  });
});
