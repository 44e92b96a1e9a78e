import { createAction } from '@reduxjs/toolkit';
import type { Density } from '@/domain/density';
import type { TaxChoice } from '@/page/taxChoice';
import type { WithSession } from './state';

/** The visitor wants the rows of tables so close. It is kept in this browser: the shop has no such setting. */
export const densityChosen = createAction<Density>('density/chosen');

/** The visitor wants prices with VAT in them, or without. It is kept in this browser likewise. */
export const taxChosen = createAction<TaxChoice>('tax/chosen');

/** Whether prices have VAT in them, where their rate is known: as the visitor chose, else as the shop says. Decisions 17 and 73. */
export function selectIsWithTax({ session: { tax, page } }: WithSession): boolean {
  return tax === null ? page.settings.productsWithKdv : tax === 'with';
}
