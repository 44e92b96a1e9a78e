import { createAsyncThunk } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { ApiFailure, type ApiError } from './apiError';
import type { PageServices } from '@/page/services';
import type { Queue } from './cart/queue';

/** What thunks are given beside dispatch and getState. */
export interface Extra {
  /** `cart`: of all cart calls (decision 11). `settings`: of all saved settings. */
  readonly queues: Readonly<Record<'cart' | 'settings', Queue>>;
  /** What the page does beside the store. */
  readonly services: PageServices;
}

/**
 * A thunk that needs no more of the state than `State`. It can be dispatched wherever the state holds that much, so that
 * no slice has to know the store.
 */
export type AppThunk<State, Result = void> = ThunkAction<Result, State, Extra, UnknownAction>;

/** What a call is given beside its argument. */
export interface CallContext<State> {
  readonly extra: Extra;
  readonly requestId: string;
  /** Aborted when somebody gives the thunk up. */
  readonly signal: AbortSignal;
  getState(): State;
}

interface Options<Arg, State> {
  /**
   * The call waits for its turn in this queue; without one it is made at once. While it waits the browser asks before the page is
   * left: it has not been sent, and would never be.
   */
  readonly queue?: keyof Extra['queues'];
  /** Where it says no, nothing is called, and no action tells of it. */
  readonly condition?: (arg: Arg, state: State) => boolean;
}

/** A call of the shop as a thunk. Where the call fails, the thunk rejects with its {@link ApiError}. */
export function apiThunk<Result, Arg = void, State = unknown>(
  type: string,
  call: (arg: Arg, context: CallContext<State>) => Promise<Result>,
  { queue, condition }: Options<Arg, State> = {},
) {
  return createAsyncThunk<Result, Arg, { state: State; extra: Extra; rejectValue: ApiError }>(
    type,
    async (arg, { extra, requestId, signal, getState, rejectWithValue }) => {
      const make = () => call(arg, { extra, requestId, signal, getState });
      try {
        if (!queue) return await make();
        const letLeave = extra.services.leaveWarnings.warn();
        return await extra.queues[queue].run(() => {
          letLeave();
          return make();
        });
      } catch (failure) {
        if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
        throw failure;
      }
    },
    { condition: (arg, { getState }) => condition?.(arg, getState()) ?? true },
  );
}
