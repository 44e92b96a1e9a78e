import type { Message } from '@/domain/message';

/** What the customer has typed. Spaces count: nothing is trimmed. */
export interface PasswordForm {
  readonly password: string;
  readonly passwordVerify: string;
}

/** What keeps a password from being saved, and the field in which that is to be mended. */
export interface PasswordProblem {
  readonly field: keyof PasswordForm;
  readonly message: Message<'account.badLength' | 'account.notVerified' | 'account.mismatch'>;
}

/** Characters as the browser counts them (UTF-16 code units). */
const SHORTEST = 6;
const LONGEST = 30;

/** Length, verification, match, in that order; null where nothing is wrong, as with two empty fields. S2 §5, decision 56. */
export function passwordProblem({ password, passwordVerify }: PasswordForm): PasswordProblem | null {
  const isGiven = password !== '';
  if (isGiven && (password.length < SHORTEST || password.length > LONGEST)) return problem('password', 'account.badLength');
  if (isGiven && passwordVerify === '') return problem('passwordVerify', 'account.notVerified');
  return password === passwordVerify ? null : problem('passwordVerify', 'account.mismatch');
}

function problem(field: PasswordProblem['field'], key: PasswordProblem['message']['key']): PasswordProblem {
  return { field, message: { key } };
}
