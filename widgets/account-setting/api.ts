import * as v from 'valibot';
import { flagSchema } from '@/schemas/basics';
import type { PasswordForm } from './rules';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** What POST /api/catalog/account/settings answers when it has saved; without its success nothing is claimed. S2 §7. */
export const accountSavedSchema = v.object({ success: v.pipe(flagSchema, v.literal(true)) });

/** POST the customer's new password. S2 §7. */
export async function postAccountSettings({ password, passwordVerify }: PasswordForm): Promise<void> {
  const form = { password, passwordVerify };
  await request({ method: 'POST', url: '/api/catalog/account/settings', form }, (text) => checkAnswer(text, accountSavedSchema));
}
