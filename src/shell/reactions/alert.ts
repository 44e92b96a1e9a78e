import { say } from '@/i18n';
import { alerted } from '@/store/alert';
import { showAlert } from '../toasts';
import type { Reaction, Tools } from './tools';

/** What must be noticed is an alert that stays until it is closed. Decision 8. */
export function alertReaction({ i18n }: Tools): Reaction {
  return (action) => {
    if (!alerted.match(action)) return;
    const { payload } = action;
    showAlert(i18n, typeof payload === 'string' ? payload : say(i18n, payload));
  };
}
