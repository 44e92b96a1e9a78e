import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Draft } from 'immer';
import { postCookieConsent } from './cookieConsent';
import { densityChosen, taxChosen } from './display';
import type { Choices, SessionState, WithSession } from './state';
import { CHOICES, postSetting, RELOADS, type SavedSetting } from './savedSetting';
import { sameId } from '@/domain/id';
import { startCurrency, TRY } from '@/domain/money/currency';
import { readDensity } from '@/page/density';
import { readTaxChoice } from '@/page/taxChoice';
import type { Page } from '@/page/readPage';
import { apiThunk } from '../apiThunk';
import { pageDataChanged } from '../pageDataChanged';

/**
 * Saves a setting of the visitor. Settings are saved in the order in which they were chosen: the last one holds. One after which the page
 * is loaded anew is saved once the cart's writes are over, which would be lost: until then it keeps back what it keeps back.
 */
export const saveSetting = apiThunk<void, SavedSetting>(
  'settings/save',
  async (setting, { extra: { queues } }) => {
    await postSetting(setting);
    if (RELOADS.includes(setting.key)) await queues.cart.run(() => Promise.resolve());
  },
  { queue: 'settings' },
);

/** Another tab has saved a setting, which shows here as well (decision 13). */
export const settingSavedElsewhere = createAction<SavedSetting>('settings/savedElsewhere');

/** The visitor accepts cookies. Decision 59. */
export const acceptCookies = apiThunk<void>('cookies/accept', postCookieConsent);

/** A page that has just been read: prices start in its default currency. */
function readSession(page: Page): Pick<SessionState, keyof Choices | 'page' | 'saved'> {
  const saved: Choices = {
    currency: startCurrency(page.currencies)?.code ?? TRY,
    branch: page.currentBranch === null ? null : String(page.currentBranch),
    locale: page.locale,
  };
  return { page, ...saved, saved };
}

/** The session slice of a page. */
export function createSessionSlice(page: Page) {
  const initialState: SessionState = {
    ...readSession(page),
    saving: [],
    isConsentGiven: false,
    density: readDensity(),
    tax: readTaxChoice(),
  };

  const recomputeChoices = (state: Draft<SessionState>) => {
    const { saving, saved: before } = state;
    Object.assign(
      state,
      saving.reduce<Choices>((choices, { setting }) => applySetting(choices, setting, state.page), before),
    );
  };
  const settle = (state: Draft<SessionState>, requestId: string) => {
    state.saving = state.saving.filter((entry) => entry.requestId !== requestId);
    recomputeChoices(state);
  };

  return createSlice({
    name: 'session',
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(pageDataChanged, (state, { payload }) => {
          const {
            page: { currencies },
            saved: { currency },
          } = state;
          Object.assign(state, readSession(payload));
          // Data that name the same default as before say nothing new: what the visitor has chosen since stays.
          if (startCurrency(currencies)?.code === state.currency && payload.currencies.some(({ code }) => code === currency))
            state.saved.currency = currency;
          recomputeChoices(state);
        })
        .addCase(densityChosen, (state, { payload }) => {
          state.density = payload;
        })
        .addCase(taxChosen, (state, { payload }) => {
          state.tax = payload;
        })
        .addCase(acceptCookies.pending, (state) => {
          state.isConsentGiven = true;
        })
        .addCase(acceptCookies.rejected, (state) => {
          state.isConsentGiven = false;
        })
        .addCase(settingSavedElsewhere, (state, { payload }) => {
          state.saved = applySetting(state.saved, payload, state.page);
          recomputeChoices(state);
        })
        .addCase(saveSetting.pending, (state, { meta: { arg: setting, requestId } }) => {
          if (!CHOICES.includes(setting.key)) return;
          state.saving.push({ requestId, setting });
          recomputeChoices(state);
        })
        .addCase(saveSetting.fulfilled, (state, { meta: { arg: setting, requestId } }) => {
          state.saved = applySetting(state.saved, setting, state.page);
          settle(state, requestId);
        })
        .addCase(saveSetting.rejected, (state, { meta: { requestId } }) => {
          settle(state, requestId);
        });
    },
  });
}

/** Whether a choice of that kind is on its way to the shop. */
export function selectSaving({ session }: WithSession, key: SavedSetting['key']): boolean {
  return session.saving.some(({ setting }) => setting.key === key);
}

/** The choices after a setting; one that is no choice, or an id that the page does not know, changes nothing. */
function applySetting(
  choices: Choices,
  { key, value }: SavedSetting,
  { currencies, branches }: Pick<Page, 'currencies' | 'branches'>,
): Choices {
  if (key === 'branch') return branches.some(({ id }) => sameId(id, value)) ? { ...choices, branch: value } : choices;
  if (key === 'locale') return { ...choices, locale: value };
  if (key !== 'defaultCurrency') return choices;
  const currency = currencies.find(({ id }) => sameId(id, value));
  return currency ? { ...choices, currency: currency.code } : choices;
}
