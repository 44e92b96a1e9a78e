import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { card, ccv, expectDue, expiry, field, holder, pay, showCard, AMOUNT, lookups } from './cardPayment';

/** As a script fills a field: another value, and one event for all of it. */
function fill(input: HTMLInputElement, text: string): void {
  // `dom-testing-library` sets the value past React, as a browser does.
  fireEvent.input(input, { target: { value: text } });
}

describe('the card form', () => {
  it(
    'tells what is missing one after the other, beside the field and as an alert, and leads to it',
    { tags: ['S2-2.29', 'S2-4.10', 'S2-5.05', 'S2-5.06', 'S2-5.07', 'S2-5.08', 'S2-5.09', 'S2-5.10', 'D-8'] },
    async () => {
      const { user } = await showCard();
      expect(screen.getByText('* zorunlu alan')).toBeVisible();
      const missing = [
        [card, 'Kart bilgilerini eksiksiz doldurunuz!', '4111111111111111'],
        [holder, 'Kart üzerindeki ismi doldurunuz!', 'Ali Veli'],
        [ccv, 'CCV bilgisini eksiksiz doldurunuz!', '123'],
        [() => field(AMOUNT), 'Tutar girmediniz!', '12,50'],
        [expiry, 'Ay ve yılı eksiksiz giriniz', '1229'],
      ] as const;
      for (const [input, text, right] of missing) {
        await user.click(pay());
        expect(await screen.findByText(text, { selector: '[role=alert] *' })).toBeVisible();
        expect(input()).toHaveFocus();
        expect(input()).toBeRequired();
        expect(input()).toBeInvalid();
        expect(input()).toHaveAccessibleDescription(expect.stringContaining(text));
        await user.type(input(), right);
        expect(input()).toBeValid();
      }
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(pay());
      expect(await screen.findByRole('dialog')).toBeVisible();
    },
  );

  it(
    'writes what is typed as a card does, and takes what is pasted in any form',
    { tags: ['S2-5.12', 'S2-5.13', 'S2-5.14'] },
    async () => {
      const { user } = await showCard();
      await user.type(card(), '41111111x11111111');
      expect(card()).toHaveValue('4111 1111 1111 1111');
      await user.type(card(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
      expect(card().value.trim()).toBe('4111 1111 111');
      await user.paste('5555-4444-3333-2222');
      expect(card()).toHaveValue('5555 4444 3333 2222');

      for (const [text, shown] of [
        ['12/2029', '12/29'],
        ['03 / 31', '03/31'],
        ['0428', '04/28'],
      ] as const) {
        await user.click(expiry());
        await user.keyboard('{Control>}a{/Control}');
        await user.paste(text);
        expect(expiry()).toHaveValue(shown);
      }
      for (const [text, shown] of [
        ['1/27', '01/27'],
        ['12/27', '12/27'],
        ['0127', '01/27'],
      ] as const) {
        await user.clear(expiry());
        await user.type(expiry(), text);
        expect(expiry()).toHaveValue(shown);
      }
      await user.type(ccv(), '12a34');
      expect(ccv()).toHaveValue('123');
    },
  );

  it('keeps nothing of a card that a script replaces, focused or not', async () => {
    const { user } = await showCard();
    fill(card(), '4111111111111111');
    expect(card()).toHaveValue('4111 1111 1111 1111');
    fill(card(), '5555444433332222');
    expect(card()).toHaveValue('5555 4444 3333 2222');
    fill(card(), '4000-1234');
    expect(card().value.trim()).toBe('4000 1234');
    await user.type(expiry(), '1229');
    fill(expiry(), '01/2031');
    expect(expiry()).toHaveValue('01/31');
    await user.type(ccv(), '999');
    fill(ccv(), '12');
    expect(ccv()).toHaveValue('12');
  });

  it('hears of a value that a script of the page sets by itself', async () => {
    const { shop } = await showCard({ amount: 100 });
    card().value = '4111111111111111';
    card().dispatchEvent(new Event('input', { bubbles: true }));
    expect(card()).toHaveValue('4111 1111 1111 1111');
    await waitFor(() => {
      expect(lookups(shop)).toEqual([{ binNumber: '41111111' }]);
    });
  });

  it('writes neither number nor CCV into the markup, and sends no field with the form', { tags: ['S2-4.14'] }, async () => {
    const { user } = await showCard();
    await user.type(card(), '4111222233334444');
    await user.type(ccv(), '987');
    const markup = document.body.innerHTML.replace(/\s/g, '');
    expect(markup).not.toContain('4111222233334444');
    expect(markup).not.toContain('987');
    expect([...new FormData(card().form ?? undefined)]).toEqual([]);
  });

  it('turns the card over while the CCV has the focus', { tags: ['S2-2.30'] }, async () => {
    const { user } = await showCard();
    const picture = () => document.querySelector('.vt-card-face__body');
    expect(picture()).not.toHaveClass('vt-card-face__body--back');
    await user.click(ccv());
    expect(picture()).toHaveClass('vt-card-face__body--back');
    await user.click(holder());
    expect(picture()).not.toHaveClass('vt-card-face__body--back');
  });

  it('forgets the card when the page is left', { tags: ['S2-4.15'] }, async () => {
    const { user } = await showCard();
    await user.type(card(), '4111222233334444');
    await user.type(ccv(), '987');
    window.dispatchEvent(new Event('pagehide'));
    expect(card()).toHaveValue('');
    expect(ccv()).toHaveValue('');
  });

  it('reads the amount as it is meant, and says what it is', { tags: ['S2-5.17'] }, async () => {
    const { user } = await showCard();
    await expectDue('0,00 / 1 / 0,00');
    await user.type(field(AMOUNT), '1.234,5');
    expect(field(AMOUNT)).toHaveAccessibleDescription('Tutar: 1.234,50 TL');
    await expectDue('1.234,50 / 1 / 1.234,50');
    await user.tab();
    expect(field(AMOUNT)).toHaveValue('1.234,50');
    await user.clear(field(AMOUNT));
    await user.type(field(AMOUNT), '-5');
    await expectDue('0,00 / 1 / 0,00');
    await user.tab();
    expect(field(AMOUNT)).toHaveValue('0,00');
  });

  it('is read as Turks write it, and what is no number stays in the box with its error', { tags: ['D-63'] }, async () => {
    const { user } = await showCard();
    await user.type(field(AMOUNT), '1.500');
    await expectDue('1.500,00 / 1 / 1.500,00');
    await user.tab();
    expect(field(AMOUNT)).toHaveValue('1.500,00');
    await user.clear(field(AMOUNT));
    await user.type(field(AMOUNT), '₺1 500 peşin');
    expect(field(AMOUNT)).toBeValid();
    await user.tab();
    expect(field(AMOUNT)).toHaveValue('₺1 500 peşin');
    expect(field(AMOUNT)).toBeInvalid();
    expect(field(AMOUNT)).toHaveAccessibleDescription('Tutar girmediniz!');
    await expectDue('0,00 / 1 / 0,00');
    await user.type(field(AMOUNT), '{Backspace>6/}');
    expect(field(AMOUNT)).toBeValid();
    await expectDue('1.500,00 / 1 / 1.500,00');
  });
});
