import type { PageServices } from '@/page/services';
import { dom } from '@/runtime/page/dom';

/**
 * Leads to a field that is wrong, by the id of its control: it takes the focus, and is read with what is wrong with it. One that has the
 * focus already, as after Enter in it, is not read again: of that one it is said.
 */
export function leadTo(id: string, wrong: string, announce: PageServices['announce']): void {
  const control = dom.getElementById(id);
  if (control === dom.activeElement) announce(wrong);
  else control?.focus();
}
