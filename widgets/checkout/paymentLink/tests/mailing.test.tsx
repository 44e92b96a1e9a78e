import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { amountBox, emailBox, linkBox, openPaymentLink, workButton, WORK_BUTTONS, bodies, describedBy } from './paymentLinkPage';

describe('mailing a link', () => {
  it('needs an address that is more than spaces', { tags: ['S2-5.20'] }, async () => {
    const { user, shop } = await openPaymentLink(50);
    await user.type(emailBox(), '  ');
    await user.click(workButton('E-posta ile gönder'));
    expect(emailBox()).toHaveFocus();
    expect(emailBox()).toBeInvalid();
    expect(describedBy(emailBox())).toContain('E-posta zorunludur.');
    expect(bodies(shop)).toEqual([]);
  });

  it(
    'makes the link first where there is none, and mails it once by a double click',
    { tags: ['S2-3.12', 'S2-7.05', 'S2-7.07', 'S2-7.08', 'D-45'] },
    async () => {
      const { user, shop } = await openPaymentLink(12.5);
      await user.type(emailBox(), 'ayse@firma.com');
      await user.dblClick(workButton('E-posta ile gönder'));
      expect(await screen.findByText('Ödeme bağlantısı ayse@firma.com adresine gönderildi.')).toHaveAttribute('role', 'status');
      const wish = { amount: 12.5, email: 'ayse@firma.com' };
      expect(bodies(shop)).toEqual([
        { ...wish, sendEmail: false },
        { ...wish, sendEmail: true },
      ]);
      expect(shop.paymentLinks.made).toHaveLength(1);
      expect(shop.paymentLinks.sent).toEqual([{ ...shop.paymentLinks.made[0], email: 'ayse@firma.com' }]);
    },
  );

  it('holds everything still meanwhile', { tags: ['S2-4.20'] }, async () => {
    const { user, shop } = await openPaymentLink(50, { scenario: { faults: { 'payment-link': 'timeout' } } });
    await user.type(emailBox(), 'ayse@firma.com');
    await user.click(workButton('E-posta ile gönder'));
    await waitFor(() => {
      expect(bodies(shop)).toHaveLength(1);
    });
    for (const name of WORK_BUTTONS) {
      expect(workButton(name)).toHaveAttribute('aria-disabled', 'true');
    }
    await user.type(emailBox(), 'x');
    expect(emailBox()).toHaveValue('ayse@firma.com');
    expect(amountBox()).toHaveAttribute('readonly');
    await user.click(amountBox());
    await user.paste('7');
    expect(amountBox()).toHaveValue('50');
  });

  it('mails the link that is there', { tags: ['S2-7.07'] }, async () => {
    const { user, shop } = await openPaymentLink(50);
    await user.type(emailBox(), 'ayse@firma.com');
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    await user.click(workButton('E-posta ile gönder'));
    await waitFor(() => {
      expect(shop.paymentLinks.sent).toHaveLength(1);
    });
    expect(bodies(shop).map((body) => (body as { sendEmail: boolean }).sendEmail)).toEqual([false, true]);
  });

  it('says in the shop’s words what it refuses, and keeps the link', { tags: ['S2-8.07'] }, async () => {
    const { user, shop } = await openPaymentLink(50);
    await user.type(emailBox(), 'ayse');
    await user.click(workButton('E-posta ile gönder'));
    expect(await screen.findByText('E-posta adresi geçersiz.', { selector: '[role=alert] *' })).toBeVisible();
    expect(linkBox()).toHaveValue(shop.paymentLinks.made[0]?.link);
  });
});
