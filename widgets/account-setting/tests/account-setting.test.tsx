import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { password, repeat, save, status, show } from './accountPage';

describe('the form', () => {
  it(
    'asks for a new password twice, and saves nothing before it has changed',
    { tags: ['S2-2.70', 'S2-4.42', 'S2-5.36', 'D-56'] },
    async () => {
      const { user, shop, type } = await show();
      for (const field of [password(), repeat()]) {
        expect(field).toHaveAttribute('type', 'password');
        expect(field).toHaveAttribute('autocomplete', 'new-password');
        expect(field).toBeRequired();
      }
      expect(screen.getByText('* zorunlu alan')).toBeVisible();
      expect(password()).toHaveAccessibleDescription('6–30 karakter');
      expect(save()).toBeDisabled();
      await user.type(repeat(), 'x');
      expect(save()).toBeEnabled();
      await user.clear(repeat());
      expect(save()).toBeDisabled();
      fireEvent.submit(screen.getByRole('form', { name: 'Şifre değiştir' }));
      await type('gizli-1', 'gizli-1');
      await user.click(save());
      await waitFor(() => {
        expect(status()).not.toBeEmptyDOMElement();
      });
      expect(shop.requests).toHaveLength(1);
    },
  );

  it('shows what was typed where that is wished for', { tags: ['S2-2.71'] }, async () => {
    const { user, type } = await show();
    await type('gizli-1', '');
    await user.click(screen.getByRole('switch', { name: 'Şifreyi göster' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveAttribute('spellcheck', 'false');
    expect(password()).toHaveAttribute('autocorrect', 'off');
    expect(password()).toHaveValue('gizli-1');
    await user.click(screen.getByRole('switch', { name: 'Şifreyi göster' }));
    expect(repeat()).toHaveAttribute('type', 'password');
  });

  it('speaks English', async () => {
    await show({ page: { locale: 'en' } });
    expect(screen.getByRole('form', { name: 'Change password' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('what keeps it from being sent', () => {
  it.each([
    ['12345', '', 'Yeni şifre', 'Şifreniz 6 karakterden kısa, 30 karakterden uzun olamaz.'],
    ['x'.repeat(31), 'x'.repeat(31), 'Yeni şifre', 'Şifreniz 6 karakterden kısa, 30 karakterden uzun olamaz.'],
    ['123456', '', 'Yeni şifre (tekrar)', 'Şifrenizi doğrulamalısınız.'],
    ['123456', '123457', 'Yeni şifre (tekrar)', 'Şifreleriniz eşleşmiyor.'],
    ['', '123456', 'Yeni şifre (tekrar)', 'Şifreleriniz eşleşmiyor.'],
  ])(
    '%j and %j: says so beside the field %s, which has the focus',
    { tags: ['S2-5.33', 'S2-5.34', 'S2-5.35'] },
    async (first, second, label, text) => {
      const { user, shop, type } = await show();
      await type(first, second);
      await user.keyboard('{Enter}');
      const field = screen.getByLabelText(label);
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(shop.requests).toEqual([]);
      await user.keyboard('x');
      expect(field).not.toHaveAccessibleDescription(expect.stringContaining(text));
      expect(field).toBeValid();
    },
  );

  it('is said where the field has the focus already, as after Enter in it', { tags: ['S2-5.33', 'S2-5.35'] }, async () => {
    const { user, type } = await show();
    await type('12345', '');
    for (const text of ['Şifreniz 6 karakterden kısa, 30 karakterden uzun olamaz.', 'Şifreleriniz eşleşmiyor.']) {
      await user.keyboard('{Enter}');
      await waitFor(() => {
        expect(document.querySelector('.vt-announcer')).toHaveTextContent(text);
      });
      await type('6', '12345');
    }
  });
});
