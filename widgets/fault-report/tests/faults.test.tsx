import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';
import { dialog, inDialog, choices, settled, show, hushErrors, product } from './faultReportPage';

const left = stayingHere();
const log = hushErrors();

describe.each(['fault.categories', 'fault.products'] as const)('%s', (call) => {
  it.each(READ_ANSWER_FAULTS)(
    '%s: is told and logged, and can be tried again',
    { tags: ['S2-8.46', 'F-fault.categories', 'F-fault.products'] },
    async (fault) => {
      const { user, shop } = await show({ scenario: { faults: { [call]: fault } } });
      const giveUp = holdRequests();
      const [base] = await choices();
      if (base) await user.selectOptions(base, 'Elektrik');
      await waitFor(() => {
        expect(shop.requests).toHaveLength(2);
      });
      if (fault === 'timeout') giveUp();
      expect(await (await inDialog()).findByRole('alert')).toHaveTextContent('Bu bölüm yüklenemedi.');
      expect(log).toHaveBeenCalledExactlyOnceWith(
        '[vitrin] fault-report:',
        /^\d/.test(fault) ? expect.any(String) : 'Failed to fetch subcategories',
      );

      shop.setScenario({ faults: {} });
      await user.click(await product('Tekrar dene'));
      expect((await dialog()).contains(document.activeElement)).toBe(true);
      await settled();
      expect(await choices()).toHaveLength(2);
      expect((await inDialog()).getByText('142 ürün bulundu')).toBeVisible();
      expect((await inDialog()).queryByRole('alert')).toBeNull();
    },
  );
});

it('leads to the login where it is tried again after its end, and not before', { tags: ['D-69'] }, async () => {
  const { user } = await show();
  answerRequests(401, '');
  const [base] = await choices();
  if (base) await user.selectOptions(base, 'Elektrik');
  const [again, other] = await (await inDialog()).findAllByRole('button', { name: 'Tekrar dene' });
  expect(again).toHaveAccessibleDescription('Elektrik: alt kategori – Bu bölüm yüklenemedi.');
  expect(other).toHaveAccessibleDescription('Elektrik – Bu bölüm yüklenemedi.');
  expect(left()).toEqual([]);
  await user.click(again ?? document.body);
  await waitFor(() => {
    expect(left()).toEqual(['/account/login']);
  });
});

it.each([
  ['{"message":"Servis kapalı"}', 404, 'Servis kapalı'],
  ['{"error":{"messages":{"type":"Yetkiniz yok"}}}', 403, 'Yetkiniz yok'],
  ['{"message":""}', 500, 'Failed to fetch subcategories'],
  ['{"items":[]}', 200, 'Failed to fetch subcategories'],
  ['[{"id":1}]', 200, 'Failed to fetch subcategories'],
])('the log names what the server says: %s (%i)', { tags: ['S2-3.55', 'S2-7.33', 'S2-8.45'] }, async (body, status, text) => {
  const { user } = await show();
  answerRequests(status, body);
  const [base] = await choices();
  if (base) await user.selectOptions(base, 'Elektrik');
  await waitFor(() => {
    expect(log).toHaveBeenCalledTimes(2);
  });
  expect(log).toHaveBeenCalledWith('[vitrin] fault-report:', text);
});
