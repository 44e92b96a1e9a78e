import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';
import { NO_SALE, UNKNOWN, result, field, query, alert, open } from './warrantyPage';

const TECHNICAL = 'Teknik bir hata yaşandı. Lütfen daha sonra tekrar deneyin.';

const left = stayingHere();

describe.each([200, 422])('an answer of status %i', (status) => {
  it.each([
    ['{"success":false,"error":{"messages":{"type":"Servis kapalı"}}}', 'Servis kapalı'],
    ['{"success":true,"data":{"garantiSuresi":5,"hareket":[]},"error":{"messages":{"type":"Servis kapalı"}}}', 'Servis kapalı'],
    ['{"success":false}', TECHNICAL],
    ['{}', TECHNICAL],
    ['{"success":true,"data":{"garantiSuresi":"çok","hareket":[]}}', TECHNICAL],
    ['{"success":true,"data":{"garantiSuresi":5,"hareket":["SATIŞ"]}}', TECHNICAL],
    ['{"success":true,"data":{"hareket":[{"durum":"SATIŞ"}]}}', TECHNICAL],
  ])('%s is told as %s', { tags: ['S2-3.54', 'S2-8.42'] }, async (body, text) => {
    // Of movements that cannot be read.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ask } = await open();
    answerRequests(status, body);
    await ask('GRN-1');
    await waitFor(() => {
      expect(alert()).toHaveTextContent(text);
    });
  });
});

it.each(['{"hareket":[]}', '{"garantiSuresi":null,"hareket":null}', '{"hareket":[{"durum":"İADE"}]}'])(
  'data of %s say nothing of days, and that nothing was sold',
  { tags: ['S2-8.38'] },
  async (data) => {
    const { ask } = await open();
    answerRequests(200, `{"success":true,"data":${data}}`);
    await ask('GRN-1');
    await waitFor(() => {
      expect(alert()).toHaveTextContent(NO_SALE);
    });
  },
);

it.each(['null', '[]', '{}'])('data of %s mean that nothing is known', { tags: ['S2-8.39', 'D-53'] }, async (data) => {
  const { ask } = await open();
  answerRequests(200, `{"success":"1","data":${data}}`);
  await ask('GRN-1');
  await waitFor(() => {
    expect(alert()).toHaveTextContent(UNKNOWN);
  });
});

it.each(['"GRN-1"', '7', '{"days":5}', '[{"garantiSuresi":5}]'])(
  'data of %s are none: the author is told what they may be',
  { tags: ['D-9'] },
  async (data) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ask } = await open();
    answerRequests(200, `{"success":true,"data":${data}}`);
    await ask('GRN-1');
    await waitFor(() => {
      expect(alert()).toHaveTextContent(TECHNICAL);
    });
    expect(warn.mock.calls).toEqual([
      [`[vitrin] POST /api/catalog/WarrantyInquiry: data: received ${data}; allowed: an object: { garantiSuresi, hareket }.`],
    ]);
  },
);

const SERVER_TEXT: Readonly<Partial<Record<Fault, string>>> = {
  '403': 'Garanti sorgulama servisini kullanabilmeniz için giriş yapmış olmalısınız.Lütfen giriş yapıniz',
  '500': 'Sunucuda beklenmeyen bir hata oluştu.',
};

describe.each([...READ_ANSWER_FAULTS, '403'] as const)('%s', (fault) => {
  it(
    'is told as the specification says and leaves the number; the next query answers',
    { tags: ['S2-6.14', 'S2-8.40', 'S2-8.41', 'S2-8.43', 'F-warranty'] },
    async () => {
      const { user, shop, ask } = await open({ scenario: { faults: { warranty: fault } } });
      const giveUp = holdRequests();
      await ask('GRN-1001');
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
          expect(alert()).toHaveTextContent(SERVER_TEXT[fault] ?? TECHNICAL);
        });
      expect(field()).toHaveValue('GRN-1001');
      expect(document.querySelector('.vt-spinner')).toBeNull();

      shop.setScenario({ faults: {} });
      await user.click(query());
      expect(await result()).toBeVisible();
    },
  );
});

it('what went wrong is taken back when it is tried again, so that the same is told anew', { tags: ['S2-8.40'] }, async () => {
  const { user, shop, ask } = await open({ scenario: { faults: { warranty: '500' } } });
  await ask('GRN-1001');
  await waitFor(() => {
    expect(alert()).not.toBeEmptyDOMElement();
  });
  shop.setScenario({ faults: { warranty: 'timeout' } });
  await user.click(query());
  await waitFor(() => {
    expect(alert()).toBeEmptyDOMElement();
  });
  expect(query().querySelector('.vt-spinner')).toBeVisible();
});
