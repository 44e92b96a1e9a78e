import { readStored } from '@/runtime/page/storage';
import { store } from './storage';

/** Whether the visitor wants prices with VAT in them, or without. */
export type TaxChoice = 'with' | 'without';

const KEY = 'tax';

/** What the visitor chose in this browser; null before any choice. */
export function readTaxChoice(): TaxChoice | null {
  const stored = readStored(KEY);
  return stored === 'with' || stored === 'without' ? stored : null;
}

/** Remembers the visitor's choice in this browser. */
export function rememberTaxChoice(choice: TaxChoice): void {
  store(KEY, choice);
}
