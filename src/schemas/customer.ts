import * as v from 'valibot';
import type { Branch, DebitAging } from '@/domain/customer';
import { idSchema, nameSchema, numberSchema, optionalNumberSchema } from './basics';
import { currencyOr } from './money';

/** The page's `user`, without what the shop may say of the customer besides. */
export const userSchema = v.object({ id: idSchema, risk_limit: v.optional(v.unknown()) }, 'a user: { id, … }');

export const branchSchema: v.GenericSchema<unknown, Branch> = v.object(
  { id: idSchema, name: nameSchema },
  'a branch: { id, name }',
);

export const debitAgingSchema: v.GenericSchema<unknown, DebitAging> = v.object(
  { overdueBalance: numberSchema, overdueBalanceExpiryDay: optionalNumberSchema, currency: currencyOr('TL') },
  'the overdue debt: { overdueBalance, overdueBalanceExpiryDay, currency }',
);
