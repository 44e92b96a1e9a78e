import type { AppThunk } from '@/data/apiThunk';
import type { WithCart } from '@/data/cart/state';
import type { WithSession } from '@/data/session/state';
import { judgeRow, type Judgement } from './rules/judge';
import type { Row } from './rules/row';
import { selectCartUses } from './selectCartUses';

/** What a row is, as the cart and the page are by now: rows that are added change what the others are. */
export function judgeNow(row: Row): AppThunk<WithCart & WithSession, Judgement> {
  return (_, getState) => {
    const { settings, store } = getState().session.page;
    return judgeRow(row, { settings, store, cartUse: selectCartUses(getState()) });
  };
}
