import * as v from 'valibot';
import { PLAN_PRICE_NAMES } from '@/domain/product';
import { flagSchema, nameSchema } from './basics';

/** One payment plan; `varsayilan` marks the preselected one. S1 §3, decisions 21 and 38. */
export const planSchema = v.pipe(
  v.object(
    {
      name: nameSchema,
      priceName: v.picklist(PLAN_PRICE_NAMES, 'advencePrice1 to advencePrice5'),
      varsayilan: flagSchema,
      isVirtual: flagSchema,
    },
    'a plan: { name, priceName, varsayilan, isVirtual }',
  ),
  v.transform(({ varsayilan, ...plan }) => ({ ...plan, isDefault: varsayilan })),
);

/** One payment plan of the shop (`advencePriceInfo`). */
export type PaymentPlan = Readonly<v.InferOutput<typeof planSchema>>;
