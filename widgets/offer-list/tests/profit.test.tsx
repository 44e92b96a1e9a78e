import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  cells,
  details,
  field,
  line,
  lines,
  offer,
  pageOf,
  press,
  profits,
  rowOf,
  showAnswer,
  written,
  unfold,
} from './offerPage';
import { asksBeforeLeaving } from '@/testing/requests';

describe('a profit', () => {
  it.each([
    ['12,5', '₺112,50', '₺1.125,00'],
    ['-5', '₺95,00', '₺950,00'],
    ['', '₺100,00', '₺1.000,00'],
  ])('typed as %j shows at once in price and amount', { tags: ['S2-5.31'] }, async (typed, price, amount) => {
    const { user } = await showAnswer(pageOf(offer(7, { offerItems: [line(101, 10, 100, { profit: 3 })] })));
    await user.click(details('TKF-7'));
    const [box] = profits();
    if (!box) throw new Error('no field');
    await user.clear(box);
    if (typed) await user.type(box, typed);
    expect(lines('TKF-7')[0]?.slice(4)).toEqual([price, amount]);
    expect(box).not.toBeInvalid();
    expect(cells('TKF-7')[2]).toBe('₺1.236,00');
  });

  it.each([
    [10, ',5', '10,5', '₺110,50'],
    [0, '-0,5', '-0,5', '₺99,50'],
    [0, '0,5', '0,5', '₺100,50'],
    [12.5, '0', '12,50', '₺112,50'],
  ])('of %j that goes on with %j stands there as it was typed: %j', { tags: ['S2-5.31'] }, async (profit, typed, text, price) => {
    const { user } = await showAnswer(pageOf(offer(7, { offerItems: [line(101, 10, 100, { profit })] })));
    await user.click(details('TKF-7'));
    await user.type(profits()[0] ?? document.body, typed);
    expect(profits()[0]).toHaveValue(text);
    expect(lines('TKF-7')[0]?.[4]).toBe(price);
  });

  it('that is no number says so, keeps the price, and is not saved', { tags: ['S2-5.31'] }, async () => {
    const { user, shop } = await unfold('TKF-1250');
    const before = lines('TKF-1250');
    await user.type(profits()[1] ?? document.body, 'x');
    expect(profits()[1]).toBeInvalid();
    expect(profits()[1]).toHaveAccessibleDescription('Bir sayı girin; en az -100');
    expect(screen.getByRole('alert')).toHaveTextContent('Bir sayı girin; en az -100');
    expect(lines('TKF-1250').map((cells) => cells.slice(4))).toEqual(before.map((cells) => cells.slice(4)));
    for (const button of [press('Kaydet', 'TKF-1250'), screen.getByRole('button', { name: 'Müşteri Güncelle' })]) {
      await user.click(button);
      expect(profits()[1]).toHaveFocus();
    }
    expect(written(shop)).toEqual([]);
  });

  it('may begin with a minus without being told off', { tags: ['S2-5.31'] }, async () => {
    const { user } = await unfold('TKF-1249');
    await user.type(profits()[0] ?? document.body, '-');
    expect(screen.queryByText(/^Bir sayı girin/)).toBeNull();
  });

  it.each(['Enter', 'Kaydet'])('of a minus alone says so where it is to be saved by %s', { tags: ['S2-5.31'] }, async (by) => {
    const { user, shop } = await unfold('TKF-1249');
    const [box] = profits();
    await user.type(box ?? document.body, '-');
    await (by === 'Enter' ? user.keyboard('{Enter}') : user.click(press('Kaydet', 'TKF-1249')));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Bir sayı girin; en az -100');
    expect(written(shop)).toEqual([]);
  });
});

describe('what is typed', () => {
  it(
    'is marked as unsaved until it is what was saved, and the browser asks before it is left',
    { tags: ['S2-4.28'] },
    async () => {
      const { user } = await unfold('TKF-1250');
      expect(asksBeforeLeaving()).toBe(false);
      await user.type(field('Telefon'), '4');
      expect(rowOf('TKF-1250')).toHaveTextContent('Kaydedilmemiş değişiklikler');
      expect(asksBeforeLeaving()).toBe(true);
      await user.keyboard('{Backspace}');
      expect(rowOf('TKF-1250')).not.toHaveTextContent('Kaydedilmemiş değişiklikler');
      expect(asksBeforeLeaving()).toBe(false);
    },
  );

  it('outlives folding and paging', { tags: ['S2-4.27'] }, async () => {
    const { user } = await unfold('TKF-1250', { scenario: { offers: 25 } });
    await user.type(field('Telefon'), '4');
    await user.click(details('TKF-1250'));
    expect(rowOf('TKF-1250')).toHaveTextContent('Kaydedilmemiş değişiklikler');
    await user.click(screen.getByRole('link', { name: 'Sayfa 2' }));
    await screen.findByRole('rowheader', { name: 'TKF-1230' });
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Sayfa 1' }));
    await screen.findByRole('rowheader', { name: 'TKF-1250' });
    if (details('TKF-1250').getAttribute('aria-expanded') === 'false') await user.click(details('TKF-1250'));
    expect(field('Telefon')).toHaveValue('0532 111 22 334');
  });
});
