import { createAction, createAsyncThunk } from '@reduxjs/toolkit';
import { ApiFailure, type ApiError } from '@/api/error';
import { postSetting, type SavedSetting } from '@/api/settings';
import type { Extra } from './store';

/** Saves a setting of the visitor. Settings are saved in the order in which they were chosen: the last one holds. */
export const saveSetting = createAsyncThunk<void, SavedSetting, { extra: Extra; rejectValue: ApiError }>(
  'settings/save',
  async (setting, { extra, rejectWithValue }) => {
    try {
      await extra.settingsQueue.run(() => postSetting(setting));
      return undefined;
    } catch (failure) {
      if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
      throw failure;
    }
  },
);

/** Another tab has saved a setting, which shows here as well (decision 13). */
export const settingHeard = createAction<SavedSetting>('settings/heard');
