import { expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { postAccountSettings } from './api';

const FORM = { password: 'gizli-1', passwordVerify: 'gizli-2' };

it.each([['{"success":true}'], ['{"success":"1"}'], ['{"success":1,"more":7}']])(
  'the password is saved where the shop says %s',
  { tags: ['S2-7.30'] },
  async (answer) => {
    const asked = answerRequests(200, answer);
    await postAccountSettings(FORM);
    expect(asked).toEqual(['POST /api/catalog/account/settings']);
  },
);

it.each([['{"success":false}'], ['{"success":null}'], ['{}'], ['']])(
  'and is not claimed to be where it says %j',
  async (answer) => {
    answerRequests(200, answer);
    await expect(postAccountSettings(FORM)).rejects.toMatchObject({ error: { kind: 'shape' } });
  },
);
