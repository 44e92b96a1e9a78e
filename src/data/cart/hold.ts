import { nanoid } from '@reduxjs/toolkit';
import type { BeforeEventName, VitrinEvents } from '@/contract/events';
import { ask } from '@/page/ask';
import type { AppThunk } from '../apiThunk';
import { writeHeld, writeReleased } from './externalActions';
import type { QueuedWrite, WithCart } from './state';

/**
 * Asks the page about a write of the cart (`vitrin:before-add`, `vitrin:before-order`), and answers whether it is let: at once where
 * the page does not hold it, so that nothing comes between. As long as the page holds it, it counts as under way: its button is busy,
 * and another press makes no second one. It is not let where Vitrin stops meanwhile.
 */
export function askAboutWrite<Name extends BeforeEventName>(
  target: EventTarget,
  name: Name,
  detail: VitrinEvents[Name],
  write: Pick<QueuedWrite, 'operation' | 'id'>,
): AppThunk<WithCart, boolean | Promise<boolean>> {
  return (dispatch, _, { services: { ending } }) => {
    const answer = ask(target, name, detail);
    if (typeof answer === 'boolean') return answer;
    return dispatch(holdWhile(write, answer)).then((isLet) => isLet && !ending.aborted);
  };
}

/** Until `work` is settled, as which it is answered, a write counts as under way that is not asked for yet. */
export function holdWhile<T>(write: Pick<QueuedWrite, 'operation' | 'id'>, work: Promise<T>): AppThunk<WithCart, Promise<T>> {
  return (dispatch) => {
    const requestId = nanoid();
    dispatch(writeHeld({ ...write, requestId, edit: null }));
    return work.finally(() => {
      dispatch(writeReleased(requestId));
    });
  };
}
