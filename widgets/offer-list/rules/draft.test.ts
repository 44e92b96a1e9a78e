import { describe, expect, it } from 'vitest';
import { applyDraft, draftOf, draftProfit, hasOtherProfits, isChanged } from './draft';
import { offerTotal } from './figures';
import type { Offer, OfferLine } from './offer';

const line = (id: number, profit: number): OfferLine => ({
  id,
  code: 'K',
  name: 'Vida',
  image: null,
  quantity: 2,
  price: { value: 100, currency: 'TL' },
  profit,
  taxRate: 20,
});
const customer = { customerName: 'Ayşe', customerCompanyName: 'Firma', customerEmail: 'a@b.co', customerPhone: '0532' };
const offer: Offer = {
  id: 7,
  orderNo: 'TKF-7',
  date: '2026-11-21',
  isCancelled: false,
  customer,
  lines: [line(1, 0), line(2, 12.5)],
  total: null,
};
const typed = (profits: Readonly<Record<string, string>>) => ({
  ...draftOf(offer),
  profits: { ...draftOf(offer).profits, ...profits },
});

describe('the draft of an offer', () => {
  it('begins as the offer stands, its profits as they are typed', () => {
    expect(draftOf(offer)).toEqual({ customer, profits: { 1: '', 2: '12,5' } });
    expect(hasOtherProfits(offer, draftOf(offer))).toBe(false);
    expect(isChanged(offer, draftOf(offer))).toBe(false);
    expect(applyDraft(offer, draftOf(offer))).toEqual(offer);
  });

  it('takes the profit that is typed', { tags: ['D-19'] }, () => {
    const draft = typed({ 1: '10' });
    expect(offer.lines.map((each) => draftProfit(draft, each))).toEqual([10, 12.5]);
    expect(applyDraft(offer, draft).lines).toEqual([line(1, 10), line(2, 12.5)]);
    expect(applyDraft(offer, draft).lines[1]).toBe(offer.lines[1]);
    expect([hasOtherProfits(offer, draft), isChanged(offer, draft)]).toEqual([true, true]);
  });

  it('leaves a profit that cannot be read as it was, and is changed all the same', () => {
    const draft = typed({ 2: 'on iki' });
    expect(offer.lines.map((each) => draftProfit(draft, each))).toEqual([0, null]);
    expect(applyDraft(offer, draft).lines).toEqual(offer.lines);
    expect([hasOtherProfits(offer, draft), isChanged(offer, draft)]).toEqual([true, true]);
  });

  it('has the profit of the offer for a line that it does not know', () => {
    expect(draftProfit({ customer, profits: {} }, line(3, 4))).toBe(4);
  });

  it('takes another customer, which is no change of the profits', () => {
    const draft = { ...draftOf(offer), customer: { ...customer, customerPhone: '0533' } };
    expect(applyDraft(offer, draft)).toEqual({ ...offer, customer: draft.customer });
    expect([hasOtherProfits(offer, draft), isChanged(offer, draft)]).toEqual([false, true]);
  });
});

describe('what an offer comes to', { tags: ['D-48'] }, () => {
  const currencies = [
    { id: 1, code: 'TL', exchangeRate: 1, isDefault: true },
    { id: 2, code: 'USD', exchangeRate: 30, isDefault: false },
  ];

  it('is what the shop says', () => {
    expect(offerTotal({ ...offer, total: { value: 5, currency: 'USD' } }, currencies)).toEqual({ value: 5, currency: 'USD' });
  });

  it('is the sum of its lines with profit and tax, where the shop says nothing', () => {
    // 200 + 225, and 20 % of them.
    expect(offerTotal(offer, currencies)).toEqual({ value: 510, currency: 'TRY' });
  });

  it('is nothing without lines, and of two currencies without a rate', () => {
    expect(offerTotal({ ...offer, lines: [] }, currencies)).toBeNull();
    const euros = { ...line(3, 0), price: { value: 1, currency: 'EUR' } };
    expect(offerTotal({ ...offer, lines: [line(1, 0), euros] }, currencies)).toBeNull();
  });
});
