import { useMemo } from 'react';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectIsWithTax } from '@/data/session/display';
import type { LinePricing } from './linePrices';

/** By what the lines show their prices under a payment plan (by its `priceName`); the same object while nothing of it changes. */
export function useLinePricing(priceName: string | null): LinePricing {
  const {
    settings: { showPriceStatus: shown },
    currencies,
  } = usePage();
  const currency = useAppSelector(({ session }) => session.currency);
  const isWithTax = useAppSelector(selectIsWithTax);
  return useMemo(
    () => ({ shown, isWithTax, priceName, currency, currencies }),
    [shown, isWithTax, priceName, currency, currencies],
  );
}
