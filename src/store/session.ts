import type { UnknownAction } from 'redux';
import type { SavedSetting } from '@/api/settings';
import { sameId } from '@/domain/id';
import { startCurrency, TRY } from '@/domain/money/currency';
import type { Page } from '@/host/page';
import { acceptCookies } from './cookies';
import { saveSetting, settingHeard } from './settings';

/** What the visitor chose of the page's facts. */
interface Choices {
  /** Code of the currency in which prices are shown. */
  readonly currency: string;
  /** Id of the branch that is ordered for, as text; null where the page names none. */
  readonly branch: string | null;
  /** The language that the visitor wants; the page speaks its own until it is loaded anew. */
  readonly locale: Page['locale'];
}

/** The facts of the page and the visitor's choices, as they show: a choice that is being saved shows at once. */
export interface SessionState extends Choices {
  readonly page: Page;
  /** The choices as the shop has them. */
  readonly saved: Choices;
  /** Those on their way to the shop, in order. */
  readonly saving: ReadonlyArray<{ readonly requestId: string; readonly setting: SavedSetting }>;
  /** The visitor has accepted cookies: the shop knows, or is being told. */
  readonly cookieAllowed: boolean;
}

/** The session slice of a page that has just been read: prices start in the page's default currency. */
export function createSession(page: Page) {
  const saved: Choices = {
    currency: startCurrency(page.currencies)?.code ?? TRY,
    branch: page.currentBranch === null ? null : String(page.currentBranch),
    locale: page.locale,
  };
  const initialState: SessionState = { page, ...saved, saved, saving: [], cookieAllowed: page.cookieAllowed };
  return (state = initialState, action: UnknownAction): SessionState => {
    if (acceptCookies.pending.match(action)) return { ...state, cookieAllowed: true };
    if (acceptCookies.rejected.match(action)) return { ...state, cookieAllowed: false };
    if (settingHeard.match(action)) {
      return isChoice(action.payload) ? shown({ ...state, saved: chosen(state.saved, action.payload, page) }) : state;
    }
    if (saveSetting.pending.match(action)) {
      const { arg: setting, requestId } = action.meta;
      return isChoice(setting) ? shown({ ...state, saving: [...state.saving, { requestId, setting }] }) : state;
    }
    const isSaved = saveSetting.fulfilled.match(action);
    if (!isSaved && !saveSetting.rejected.match(action)) return state;
    const { arg: setting, requestId } = action.meta;
    if (!isChoice(setting)) return state;
    return shown({
      ...state,
      saved: isSaved ? chosen(state.saved, setting, page) : state.saved,
      saving: state.saving.filter((entry) => entry.requestId !== requestId),
    });
  };
}

/** Whether a choice of that kind is on its way to the shop. */
export function selectSaving({ session }: { readonly session: SessionState }, key: SavedSetting['key']): boolean {
  return session.saving.some(({ setting }) => setting.key === key);
}

function isChoice({ key }: SavedSetting): boolean {
  return key === 'defaultCurrency' || key === 'branch' || key === 'locale';
}

function shown(state: SessionState): SessionState {
  const choices = state.saving.reduce((before, { setting }) => chosen(before, setting, state.page), state.saved);
  return { ...state, ...choices };
}

/** The choices after a setting; an id that the page does not know changes nothing. */
function chosen(choices: Choices, { key, value }: SavedSetting, { currencies, branches }: Page): Choices {
  if (key === 'branch') return branches.some(({ id }) => sameId(id, value)) ? { ...choices, branch: value } : choices;
  if (key === 'locale') return { ...choices, locale: value };
  if (key !== 'defaultCurrency') return choices;
  const currency = currencies.find(({ id }) => sameId(id, value));
  return currency ? { ...choices, currency: currency.code } : choices;
}
