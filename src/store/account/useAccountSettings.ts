import { postAccountSettings } from '@/api/account';
import type { PasswordForm } from '@/domain/account/password';
import { failureNote, type Note } from '../own/note';
import { useMutation } from '../own/useMutation';

interface AccountSettings {
  readonly isBusy: boolean;
  /**
   * Saves a password, which stays nowhere. Resolves to what is to be said; null where another call is under way, and
   * where the login opens. S2 §6 and §8.
   */
  save(form: PasswordForm): Promise<Note | null>;
}

export function useAccountSettings(): AccountSettings {
  const { isBusy, mutate } = useMutation(postAccountSettings);
  return {
    isBusy,
    async save(form) {
      const outcome = await mutate(form);
      return outcome && (outcome.ok ? { isError: false, text: { key: 'account.saved' } } : failureNote(outcome.error));
    },
  };
}
