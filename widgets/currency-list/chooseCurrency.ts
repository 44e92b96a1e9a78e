import type { Id } from '@/domain/id';
import { emit } from '@/runtime/page/events';
import type { AppThunk } from '@/data/apiThunk';
import { saveSetting, selectSaving } from '@/data/session/slice';
import type { WithSession } from '@/data/session/state';

/**
 * Shows prices in another currency of the page at once, and saves the choice; one that cannot be saved is taken back.
 * `target` is where the page is told of it: the widget's container (contract §4). `onShown` hears each time which one shows now.
 */
export function chooseCurrency(
  id: Id,
  target: EventTarget,
  onShown: (currency: string) => void,
): AppThunk<WithSession, Promise<void>> {
  return async (dispatch, getState) => {
    const tell = () => {
      const { currency } = getState().session;
      emit(target, 'vitrin:currency-changed', { currency });
      onShown(currency);
    };
    const saving = dispatch(saveSetting({ key: 'defaultCurrency', value: String(id) }));
    tell();
    // A later choice that is still on its way keeps showing, whatever became of this one.
    if (saveSetting.rejected.match(await saving) && !selectSaving(getState(), 'defaultCurrency')) tell();
  };
}
