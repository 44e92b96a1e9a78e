import type { PasswordForm } from './rules';
import { accountSavedSchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** POST the customer's new password. S2 §7. */
export async function postAccountSettings({ password, passwordVerify }: PasswordForm): Promise<void> {
  const body = new FormData();
  body.set('password', password);
  body.set('passwordVerify', passwordVerify);
  checkAnswer(await request({ method: 'POST', url: '/api/catalog/account/settings', body }), accountSavedSchema);
}
