import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { alertsByNow } from '@/testing/messages';
import { renderPage } from '@/testing/page';
import {
  amountBox,
  checkoutOver,
  dialog,
  emailBox,
  linkBox,
  openPaymentLink,
  workButton,
  WORK_BUTTONS,
  bodies,
  describedBy,
} from './paymentLinkPage';

/** A screen reader has heard it. */
const said = (text: string) =>
  waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent(text);
  });

describe('the button', () => {
  it.each(['0', undefined])(
    'is not there where the shop makes no links: %s',
    { tags: ['S2-2.37', 'S2-6.04', 'S2-3.50'] },
    async (setting) => {
      const settings = { ...createShop().settings, b2b_cari_odeme_baglantisi: setting };
      await renderPage(checkoutOver(5), { page: { settings } });
      await window.vitrin?.ready;
      expect(screen.queryByRole('button', { name: 'Ödeme Bağlantısı Oluştur' })).toBeNull();
    },
  );
});

describe('the amount', () => {
  it('is suggested above 0, and the focus stands on it', { tags: ['S2-2.36', 'D-81'] }, async () => {
    await openPaymentLink(1234.5);
    expect(amountBox()).toHaveValue('1234,50');
    expect(amountBox()).toHaveFocus();
    expect(describedBy(amountBox())).toBe('Tahsil edilecek: 1.234,50 TL');
  });

  it('takes what is an amount, and shows what will be charged', { tags: ['S2-5.18', 'S2-5.23', 'D-44'] }, async () => {
    const { user } = await openPaymentLink(0);
    expect(amountBox()).toHaveValue('');
    await user.type(amountBox(), '1,2x3.4');
    expect(amountBox()).toHaveValue('1.23');
    expect(describedBy(amountBox())).toBe('Tahsil edilecek: 1,23 TL');
  });

  it(
    'is typed where the caret stands, also in one that is written anew or keeps a letter out',
    { tags: ['D-44', 'D-81'] },
    async () => {
      const { user } = await openPaymentLink(1250.75);
      await user.type(amountBox(), '9x8', { initialSelectionStart: 1, initialSelectionEnd: 1 });
      expect(amountBox()).toHaveValue('198250.75');
    },
  );

  it.each([
    ['1.234,56', '1234.56'],
    ['₺1.500', '1500'],
    ['12,50 TL', '12.5'],
    ['7', '7'],
  ])('takes %j when it is pasted', { tags: ['D-63'] }, async (pasted, text) => {
    const { user } = await openPaymentLink(0);
    await user.paste(pasted);
    expect(amountBox()).toHaveValue(text);
  });

  it('takes what is pasted into an amount, and refuses aloud what makes none', { tags: ['D-63'] }, async () => {
    const { user } = await openPaymentLink(0);
    await user.type(amountBox(), '12,5');
    await user.paste('7');
    expect(amountBox()).toHaveValue('12.57');
    await user.paste('on iki');
    expect(amountBox()).toHaveValue('12.57');
    expect(describedBy(amountBox())).toContain('Geçerli bir tutar giriniz.');
    await said('Geçerli bir tutar giriniz.');
    await user.type(amountBox(), '{Backspace}');
    expect(amountBox()).toBeValid();
  });

  it.each(['', '0.00', '.'])(
    '%j is refused beside its field, before the e-mail is asked for',
    { tags: ['S2-5.19', 'S2-5.22'] },
    async (amount) => {
      const { user, shop } = await openPaymentLink(0);
      if (amount) await user.type(amountBox(), amount);
      for (const button of [workButton('E-posta ile gönder'), workButton('Bağlantı oluştur')]) {
        await user.click(button);
        expect(amountBox()).toBeInvalid();
        expect(amountBox()).toHaveFocus();
        expect(describedBy(amountBox())).toContain('Geçerli bir tutar giriniz.');
      }
      await user.clear(amountBox());
      await user.type(amountBox(), '5');
      expect(amountBox()).toBeValid();
      expect(bodies(shop)).toEqual([]);
    },
  );
});

it('Enter in the amount that is wrong says so, as its box has the focus already', { tags: ['S2-5.19'] }, async () => {
  const { user } = await openPaymentLink(0);
  await user.keyboard('{Enter}');
  await said('Geçerli bir tutar giriniz.');
  expect(amountBox()).toHaveFocus();
});

describe('creating a link', () => {
  it('shows it, by Enter as well, and asks for no second one', { tags: ['S2-5.21', 'S2-6.04'] }, async () => {
    const { user, shop } = await openPaymentLink(50);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    expect(linkBox()).toHaveAttribute('readonly');
    expect(dialog().getByRole('status')).toHaveTextContent('Ödeme bağlantısı oluşturuldu.');
    await user.click(workButton('Bağlantı oluştur'));
    expect(bodies(shop)).toEqual([{ amount: 50, email: '', sendEmail: false }]);
    expect(linkBox()).toHaveValue(shop.paymentLinks.made[0]?.link);
  });

  it('makes one link by a double click', async () => {
    const { user, shop } = await openPaymentLink(50);
    await user.dblClick(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    expect(bodies(shop)).toHaveLength(1);
  });

  it.each([
    ['amount', amountBox],
    ['e-mail', emailBox],
  ])('drops the link when the %s changes', { tags: ['S2-4.21', 'D-45'] }, async (_, box) => {
    const { user, shop } = await openPaymentLink(50);
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    await user.type(box(), '1');
    expect(linkBox()).toHaveValue('');
    expect(dialog().getByRole('status')).toBeEmptyDOMElement();
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).toHaveValue(shop.paymentLinks.made[1]?.link);
    });
  });

  it(
    'holds everything still meanwhile, and keeps the focus; closing breaks it off and forgets all',
    { tags: ['S2-4.17', 'S2-4.18', 'S2-4.19', 'D-45'] },
    async () => {
      const { user, shop } = await openPaymentLink(50, { scenario: { faults: { 'payment-link': 'timeout' } } });
      const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
      await user.type(emailBox(), 'ayse@firma.com');
      await user.click(workButton('Bağlantı oluştur'));
      await waitFor(() => {
        expect(bodies(shop)).toHaveLength(1);
      });
      expect(workButton('Bağlantı oluştur')).toHaveFocus();
      for (const name of WORK_BUTTONS) {
        expect(workButton(name)).toHaveAttribute('aria-disabled', 'true');
        await user.click(workButton(name));
      }
      await user.type(amountBox(), '9');
      expect(amountBox()).toHaveValue('50');
      expect(bodies(shop)).toHaveLength(1);

      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(abort).toHaveBeenCalledOnce();
      await user.click(screen.getByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }));
      expect(emailBox()).toHaveValue('');
      expect(linkBox()).toHaveValue('');
      // That of the dialog alone, which says nothing.
      expect((await alertsByNow()).map(({ textContent }) => textContent)).toEqual(['']);
    },
  );
});
