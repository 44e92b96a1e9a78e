import { createAction, createAsyncThunk } from '@reduxjs/toolkit';
import { ApiFailure, type ApiError } from '@/api/error';
import { postSetting, type SavedSetting } from '@/api/settings';

/** Saves a setting of the visitor. */
export const saveSetting = createAsyncThunk<void, SavedSetting, { rejectValue: ApiError }>(
  'settings/save',
  async (setting, { rejectWithValue }) => {
    try {
      await postSetting(setting);
      return undefined;
    } catch (failure) {
      if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
      throw failure;
    }
  },
);

/** Another tab has saved a setting, which shows here as well (decision 13). */
export const settingHeard = createAction<SavedSetting>('settings/heard');
