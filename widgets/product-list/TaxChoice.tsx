import { useAppDispatch, useAppSelector } from '@/data/hooks';
import { selectIsWithTax, taxChosen } from '@/data/session/display';
import { rememberTaxChoice } from '@/page/taxChoice';
import { useTexts } from '@/i18n/useTexts';
import { Select } from '@/ui/Select';

/** Says whether VAT is in the prices, and lets the visitor choose; kept in this browser, for all prices whose rate is known. Decision 73. */
export function TaxChoice() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const isWithTax = useAppSelector(selectIsWithTax);
  return (
    <div className="vt-list-bar__tax">
      <Select
        compact
        label={t('list.column.tax')}
        options={[
          { value: 'without', label: t('list.pricesWithoutTax') },
          { value: 'with', label: t('list.pricesWithTax') },
        ]}
        value={isWithTax ? 'with' : 'without'}
        onChange={(choice) => {
          rememberTaxChoice(choice);
          dispatch(taxChosen(choice));
        }}
      />
    </div>
  );
}
