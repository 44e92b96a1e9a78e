import { sameId } from '@/domain/id';
import { choosableCurrencies } from '@/domain/money/currency';
import { useAnnounce, useContainer } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { chooseCurrency } from './chooseCurrency';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { Select } from '@/ui/Select';

/** In which currency the page shows its prices; nothing where there is nothing to choose. S1 §7, decision 34. */
export function CurrencyList() {
  const { t } = useTexts();
  const announce = useAnnounce();
  const container = useContainer();
  const dispatch = useAppDispatch();
  const { currencies } = usePage();
  const shown = useAppSelector(({ session }) => session.currency);
  const choices = choosableCurrencies(currencies);
  if (choices.length < 2) return null;

  const choose = (value: string) => {
    const chosen = choices.find(({ id }) => sameId(id, value));
    if (!chosen) return;
    void dispatch(
      chooseCurrency(chosen.id, container, (currency) => {
        // The prices that change stand elsewhere on the page.
        announce(t('currency.shown', { currency }));
      }),
    );
  };
  return (
    <Select
      compact
      label={t('currency.label')}
      options={choices.map(({ id, code }) => ({ value: String(id), label: code }))}
      value={String(choices.find(({ code }) => code === shown)?.id ?? '')}
      onChange={choose}
    />
  );
}
