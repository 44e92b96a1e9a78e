import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import { alertsByNow } from '@/testing/messages';
import { answerRequests, asksBeforeLeaving, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';
import { dialog, linkBox, watchWindows, workButton, openAddressed } from './paymentLinkPage';

const { opened } = watchWindows();
const left = stayingHere();

const SERVER_TEXT: Readonly<Partial<Record<Fault, string>>> = { '500': 'Sunucuda beklenmeyen bir hata oluştu.' };
const isStill = () => {
  expect(document.querySelector('.vt-spinner')).toBeNull();
};

describe('the end of the login', () => {
  it.each([
    ['making', 'Bağlantı oluştur'],
    ['mailing', 'E-posta ile gönder'],
    ['sharing', 'WhatsApp ile paylaş (yeni sekme)'],
  ] as const)('leads %s a link to the login, and says nothing else', { tags: ['D-69', 'F-payment-link'] }, async (_, name) => {
    const { user, shop } = await openAddressed('401');
    await user.click(workButton(name));
    await waitFor(() => {
      expect(left()).toEqual(['/account/login']);
    });
    await waitFor(isStill);
    expect(shop.requests).toHaveLength(1);
    // That of the dialog alone, which says nothing.
    expect((await alertsByNow()).map(({ textContent }) => textContent)).toEqual(['']);
  });
});

describe.each(READ_ANSWER_FAULTS.filter((fault) => fault !== '401'))('%s', (fault) => {
  it('of making a link is told, and the next click makes it', { tags: ['S2-8.06', 'F-payment-link'] }, async () => {
    const { user, shop, giveUp } = await openAddressed(fault);
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    if (fault === 'timeout') giveUp();
    await waitFor(() => {
      expect(dialog().getByRole('alert')).toHaveTextContent(SERVER_TEXT[fault] ?? 'Bağlantı oluşturulurken bir hata oluştu.');
    });
    expect(linkBox()).toHaveValue('');
    isStill();
    expect(shop.requests).toHaveLength(1);

    shop.setScenario({ faults: {} });
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    expect(dialog().getByRole('alert')).toBeEmptyDOMElement();
  });

  it('of mailing a link is told, and leaves the link', { tags: ['S2-8.07', 'S2-8.08', 'F-payment-link'] }, async () => {
    const { user, shop, giveUp } = await openAddressed();
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    shop.setScenario({ faults: { 'payment-link': fault } });
    await user.click(workButton('E-posta ile gönder'));
    await waitFor(() => {
      expect(shop.requests).toHaveLength(2);
    });
    if (fault === 'timeout') giveUp();
    await waitFor(() => {
      expect(dialog().getByRole('alert')).toHaveTextContent(SERVER_TEXT[fault] ?? 'E-posta gönderilirken bir hata oluştu.');
    });
    expect(linkBox()).toHaveValue(shop.paymentLinks.made[0]?.link);
    isStill();
    expect(shop.requests).toHaveLength(2);
  });

  it(
    'of making the link to share is an alert, and closes the window again',
    { tags: ['S2-8.09', 'F-payment-link'] },
    async () => {
      const { user, shop, giveUp } = await openAddressed(fault);
      await user.click(workButton('WhatsApp ile paylaş (yeni sekme)'));
      await waitFor(() => {
        expect(shop.requests).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      await screen.findByText(SERVER_TEXT[fault] ? 'Bağlantı oluşturulamadı.' : 'Bağlantı oluşturulurken hata oluştu.');
      expect(opened.close).toHaveBeenCalledOnce();
      expect(opened.location.replace).not.toHaveBeenCalled();
      isStill();
    },
  );
});

it('no mail is asked for where its link could not be made', { tags: ['S2-8.05', 'D-45'] }, async () => {
  const { user } = await openAddressed();
  const asked = answerRequests(200, '{"success":false,"message":"Limit aşıldı."}');
  await user.click(workButton('E-posta ile gönder'));
  await waitFor(() => {
    expect(dialog().getByRole('alert')).toHaveTextContent('Limit aşıldı.');
  });
  isStill();
  expect(asked).toHaveLength(1);
});

describe('making a link is told as what was answered', () => {
  it.each([
    [200, '{"success":false,"message":"Limit aşıldı."}', 'Limit aşıldı.'],
    [422, '{"success":false,"message":"Limit aşıldı."}', 'Limit aşıldı.'],
    [200, '{"success":"0"}', 'Bağlantı oluşturulamadı.'],
    [422, '{"success":"0"}', 'Bağlantı oluşturulamadı.'],
    [200, '{"error":{"messages":{"type":"Cari hesap kapalı."}}}', 'Cari hesap kapalı.'],
    [422, '{"error":{"messages":{"type":"Cari hesap kapalı."}}}', 'Cari hesap kapalı.'],
    [400, '{}', 'Bağlantı oluşturulamadı.'],
    [403, '<p>Forbidden</p>', 'Bağlantı oluşturulamadı.'],
    [408, '{}', 'Bağlantı oluşturulurken bir hata oluştu.'],
    [503, '{}', 'Bağlantı oluşturulurken bir hata oluştu.'],
    [200, '{"success":true}', 'Bağlantı oluşturulurken bir hata oluştu.'],
    [200, '{"success":true,"link":"javascript:alert(1)"}', 'Bağlantı oluşturulurken bir hata oluştu.'],
    [200, '{"success":true,"link":"/odeme/7"}', 'Bağlantı oluşturulurken bir hata oluştu.'],
    [200, '{"message":"Tamam"}', 'Bağlantı oluşturulurken bir hata oluştu.'],
  ])('status %i with %s: %s', { tags: ['S2-3.12', 'S2-8.05', 'S2-8.06', 'D-66'] }, async (status, body, text) => {
    const { user } = await openAddressed();
    answerRequests(status, body);
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(dialog().getByRole('alert')).toHaveTextContent(text);
    });
    expect(linkBox()).toHaveValue('');
  });
});

it.each([
  [200, '{"success":false}'],
  [400, '{}'],
])('a mail that is refused without a word is told: status %i', { tags: ['S2-8.07', 'D-66'] }, async (status, body) => {
  const { user } = await openAddressed();
  await user.click(workButton('Bağlantı oluştur'));
  await waitFor(() => {
    expect(linkBox()).not.toHaveValue('');
  });
  answerRequests(status, body);
  await user.click(workButton('E-posta ile gönder'));
  await waitFor(() => {
    expect(dialog().getByRole('alert')).toHaveTextContent('E-posta gönderilemedi.');
  });
  expect(linkBox()).not.toHaveValue('');
});

describe('a link whose end nobody knows', { tags: ['D-66', 'D-67'] }, () => {
  it('is asked for again with the same key, and the mail has its own', async () => {
    const { user, shop } = await openAddressed('truncated');
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(dialog().getByRole('alert')).toHaveTextContent('Bağlantı oluşturulurken bir hata oluştu.');
    });
    shop.setScenario({ faults: {} });
    await user.click(workButton('E-posta ile gönder'));
    await waitFor(() => {
      expect(shop.paymentLinks.sent).toHaveLength(1);
    });
    const [first, second, mail] = shop.requests.map(({ key }) => key);
    expect(second).toBe(first);
    expect(mail).toMatch(/^[0-9a-f]{32}$/);
    expect(mail).not.toBe(first);
    expect(shop.paymentLinks.made).toHaveLength(1);
  });

  it('lets the browser ask before the page is left, only while it is on its way', async () => {
    const { user, shop, giveUp } = await openAddressed('timeout');
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    expect(asksBeforeLeaving()).toBe(true);
    giveUp();
    await waitFor(() => {
      expect(dialog().getByRole('alert')).not.toBeEmptyDOMElement();
    });
    expect(asksBeforeLeaving()).toBe(false);
  });
});
