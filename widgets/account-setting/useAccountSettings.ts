import { postAccountSettings } from './api';
import type { PasswordForm } from './rules';
import { failureNote, type Note } from '@/data/query/note';
import { useMutation } from '@/data/query/useMutation';

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
