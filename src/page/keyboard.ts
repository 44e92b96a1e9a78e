import { readStored } from '@/runtime/page/storage';
import { store } from './storage';

const KEY = 'keyboard';

/** Whether lists take keys of their own: yes, until the visitor switches them off in this browser. Decision 76. */
export const readKeysOn = (): boolean => readStored(KEY) !== 'off';

/** Remembers the visitor's choice in this browser. */
export function rememberKeysOn(isOn: boolean): void {
  store(KEY, isOn ? null : 'off');
}
