import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';
import { password, repeat, save, status, alert, show } from './accountPage';

const CANARY = ' Gizli Şifre 41';

const left = stayingHere();

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

  it('takes the same password once more, by one paste for each field', { tags: ['S2-4.42', 'S2-4.43'] }, async () => {
    const { user, shop } = await show();
    const paste = () => {
      for (const field of [password(), repeat()]) fireEvent.input(field, { target: { value: 'gizli-1' } });
    };
    paste();
    await user.click(save());
    await waitFor(() => {
      expect(password()).toHaveValue('');
    });
    paste();
    await user.click(save());
    await waitFor(() => {
      expect(shop.requests).toHaveLength(2);
    });
  });

  it('leaves the focus in the field from which it was sent', async () => {
    const { user, type } = await show();
    await type('gizli-1', 'gizli-1');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(status()).not.toBeEmptyDOMElement();
    });
    expect(repeat()).toHaveFocus();
  });

  it('leaves the focus to whoever has gone on to another button of the page', async () => {
    const { user, type } = await show({ scenario: { speed: 'slow' } });
    document.body.insertAdjacentHTML('beforeend', '<button type="button">Menü</button>');
    await type('gizli-1', 'gizli-1');
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Menü' }));
    await waitFor(() => {
      expect(status()).not.toBeEmptyDOMElement();
    });
    expect(screen.getByRole('button', { name: 'Menü' })).toHaveFocus();
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
    expect(save().querySelector('.vt-spinner')).toBeVisible();
    expect(password()).toHaveValue('gizli-1');
    expect(password()).toHaveAttribute('readonly');
  });

  it('tells of no failure where the page is left meanwhile: it may have been carried out', async () => {
    const { user, shop, type } = await show({ scenario: { faults: { account: 'timeout' } } });
    const breakOff = holdRequests();
    await type('gizli-1', 'gizli-1');
    await user.click(save());
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    window.dispatchEvent(new Event('pagehide'));
    breakOff();
    await waitFor(() => {
      expect(password()).not.toHaveAttribute('readonly');
    });
    expect(screen.queryByText(/Teknik bir hata/)).toBeNull();
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

  it('takes back what went wrong when it is tried again, so that the same is told anew', { tags: ['S2-8.34'] }, async () => {
    const { user, shop, type } = await show({ scenario: { faults: { account: '500' } } });
    await type('gizli-1', 'gizli-1');
    await user.click(save());
    await waitFor(() => {
      expect(alert()).not.toBeEmptyDOMElement();
    });
    shop.setScenario({ faults: { account: 'timeout' } });
    await user.click(save());
    await waitFor(() => {
      expect(alert()).toBeEmptyDOMElement();
    });
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
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

describe.each(READ_ANSWER_FAULTS)('%s', (fault) => {
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
