import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests, holdRequests, READ_FAULTS, stayingHere } from '@/testing/requests';

const CANARY = ' Gizli Şifre 41';
const password = () => screen.getByLabelText<HTMLInputElement>('Yeni şifre');
const repeat = () => screen.getByLabelText<HTMLInputElement>('Yeni şifre (tekrar)');
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

const left = stayingHere();

async function show(options: PageOptions = {}) {
  const page = await renderPage(container('account-setting'), { ...options, url: '/hesap/ayarlar' });
  await window.vitrin?.ready;
  const type = async (first: string, second: string) => {
    if (first) await page.user.type(password(), first);
    if (second) await page.user.type(repeat(), second);
  };
  return { ...page, type };
}

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
      expect(screen.queryByText(text)).toBeNull();
      expect(field).toBeValid();
    },
  );
});

describe('saving', () => {
  it(
    'sends both fields untrimmed as a form, says so and empties them',
    { tags: ['S2-1.11', 'S2-3.53', 'S2-4.43', 'S2-7.30', 'S2-8.35', 'D-56'] },
    async () => {
      const { user, shop, type } = await show();
      await type(CANARY, CANARY);
      await user.click(screen.getByRole('switch'));
      await user.click(save());
      await waitFor(() => {
        expect(status()).toHaveTextContent('Hesap bilgileriniz güncellendi.');
      });
      expect(shop.requests).toMatchObject([
        {
          call: 'account',
          method: 'POST',
          body: { password: CANARY, passwordVerify: CANARY },
          token: shop.csrfToken,
          status: 200,
        },
      ]);
      for (const field of [password(), repeat()]) {
        expect(field).toHaveValue('');
        expect(field).toHaveAttribute('type', 'password');
      }
      expect(save()).toBeDisabled();
      expect(status()).toHaveFocus();
      await user.type(password(), 'a');
      expect(save()).toBeEnabled();
      expect(status()).toBeEmptyDOMElement();
    },
  );

  it('leaves the focus in the field from which it was sent', async () => {
    const { user, type } = await show();
    await type('gizli-1', 'gizli-1');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(status()).not.toBeEmptyDOMElement();
    });
    expect(repeat()).toHaveFocus();
  });

  it('is one call for a double click, and holds the fields meanwhile', { tags: ['S2-7.31'] }, async () => {
    const { user, shop, type } = await show({ scenario: { faults: { account: 'timeout' } } });
    await type('gizli-1', 'gizli-1');
    await user.dblClick(save());
    await user.type(password(), 'x');
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    expect(password()).toHaveValue('gizli-1');
    expect(password()).toHaveAttribute('readonly');
  });

  it('tells what the shop refuses in its own words, whatever the status', { tags: ['S2-7.30', 'S2-8.34'] }, async () => {
    const { user, type } = await show();
    await type('aaaaaa', 'aaaaaa');
    await user.click(save());
    await waitFor(() => {
      expect(alert()).toHaveTextContent('Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin.');
    });
    expect(alert()).toHaveClass('vt-desk-note--error');
    expect(password()).toHaveValue('aaaaaa');
  });

  it.each(['{"success":false}', '{"success":"0"}', '{}', 'null', '[]'])(
    'takes %s for no success',
    { tags: ['S2-7.30'] },
    async (body) => {
      const { user, type } = await show();
      await type('gizli-1', 'gizli-1');
      answerRequests(200, body);
      await user.click(save());
      await waitFor(() => {
        expect(alert()).toHaveTextContent('Teknik bir hata yaşandı. Lütfen daha sonra tekrar deneyin.');
      });
    },
  );
});

describe.each(READ_FAULTS)('%s', (fault) => {
  it(
    'keeps what was typed and says what the specification says; the next try saves',
    { tags: ['S2-6.13', 'S2-8.34', 'S2-8.36', 'F-account'] },
    async () => {
      const { user, shop, type } = await show({ scenario: { faults: { account: fault } } });
      const giveUp = holdRequests();
      await type('gizli-1', 'gizli-1');
      await user.click(save());
      await waitFor(() => {
        expect(shop.requests).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      if (fault === '401')
        await waitFor(() => {
          expect(left()).toEqual(['/account/login']);
        });
      else
        await waitFor(() => {
          expect(alert()).toHaveTextContent(
            fault === '500'
              ? 'Sunucuda beklenmeyen bir hata oluştu.'
              : 'Teknik bir hata yaşandı. Lütfen daha sonra tekrar deneyin.',
          );
        });
      expect([password().value, repeat().value]).toEqual(['gizli-1', 'gizli-1']);
      expect(document.querySelector('.vt-spinner')).toBeNull();

      shop.setScenario({ faults: {} });
      await user.click(save());
      await waitFor(() => {
        expect(status()).toHaveTextContent('Hesap bilgileriniz güncellendi.');
      });
      expect(alert()).toBeEmptyDOMElement();
    },
  );
});

it('a password stands in its fields and its call, and nowhere else', { tags: ['S2-8.37'] }, async () => {
  const log = ['log', 'info', 'warn', 'error'].map((name) =>
    vi.spyOn(console, name as 'log').mockImplementation(() => undefined),
  );
  const { user, events, type } = await show({ scenario: { faults: { account: '500' } } });
  await type(CANARY, CANARY);
  await user.click(save());
  await waitFor(() => {
    expect(alert()).not.toBeEmptyDOMElement();
  });
  const elsewhere = [
    document.documentElement.outerHTML,
    location.href,
    document.cookie,
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    JSON.stringify(events.map(({ detail }) => detail as unknown)),
    JSON.stringify(log.flatMap(({ mock }) => mock.calls)),
  ];
  for (const place of elsewhere) expect(place).not.toContain('Gizli');
});
