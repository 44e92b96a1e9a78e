import { createAsyncThunk } from '@reduxjs/toolkit';
import { postCookieConsent } from '@/api/cookies';
import { ApiFailure, type ApiError } from '@/api/error';

/** The visitor accepts cookies. Decision 59. */
export const acceptCookies = createAsyncThunk<void, void, { rejectValue: ApiError }>('cookies/accept', async (_, { rejectWithValue }) => {
  try {
    await postCookieConsent();
    return undefined;
  } catch (failure) {
    if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
    throw failure;
  }
});
