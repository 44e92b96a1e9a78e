import * as v from 'valibot';
import { choosablePlans, type CardBank, type CardPlan } from '../rules/card/plans';
import { isPageAddress } from '@/domain/links/address';
import { flagSchema, idSchema, numberSchema, optionalTextSchema, orNull } from '@/schemas/basics';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** The field really is spelled so (decision 41). */
const planSchema: v.GenericSchema<unknown, CardPlan> = v.pipe(
  v.object({ id: orNull(idSchema), installment: numberSchema, commisionFee: v.nullish(numberSchema, 0), isDefault: flagSchema }),
  v.transform(({ commisionFee, ...plan }) => ({ ...plan, commission: commisionFee })),
);

/** One bank's plans, under its name and logo. */
const optionSchema = v.object({
  name: optionalTextSchema,
  logo: v.fallback(orNull(v.pipe(v.string(), v.check(isPageAddress))), null),
  posPlans: v.array(planSchema, 'a list of plans'),
});

interface Offer {
  readonly name: string | null;
  readonly logo: string | null;
  readonly plans: readonly CardPlan[];
}

const NO_OFFER: Offer = { name: null, logo: null, plans: [] };

/** Plans as the shop lists them: flat, or below the bank's option. Of several options the first that has plans counts. */
const offerSchema: v.GenericSchema<unknown, Offer> = v.union(
  [
    v.pipe(
      v.array(planSchema),
      v.transform((plans): Offer => ({ ...NO_OFFER, plans })),
    ),
    v.pipe(
      v.array(optionSchema),
      v.transform((options): Offer => {
        const option = options.find(({ posPlans }) => posPlans.length > 0) ?? options[0];
        return option ? { name: option.name, logo: option.logo, plans: option.posPlans } : NO_OFFER;
      }),
    ),
    v.pipe(
      optionSchema,
      v.transform(({ name, logo, posPlans }): Offer => ({ name, logo, plans: posPlans })),
    ),
  ],
  'a list of plans',
);

const bankSchema = v.object({ organization: optionalTextSchema });

/** The answer of POST bin-control: the bank, and its plans as `plans` or `posPlans`. S2 §3 and §7, decision 41. */
export const cardBankSchema: v.GenericSchema<unknown, CardBank> = v.pipe(
  v.union(
    [
      v.pipe(
        v.object({ bank: orNull(bankSchema), plans: offerSchema }),
        v.transform(({ bank, plans }) => ({ bank, offer: plans })),
      ),
      v.pipe(
        v.object({ bank: orNull(bankSchema), posPlans: offerSchema }),
        v.transform(({ bank, posPlans }) => ({ bank, offer: posPlans })),
      ),
    ],
    'the bank of a card: { bank, plans }',
  ),
  v.transform(({ bank, offer }) => ({
    name: bank?.organization ?? offer.name ?? '',
    logo: offer.logo,
    plans: choosablePlans(offer.plans),
  })),
);

/** POST the first 8 digits of a card; answers with its bank and plans. S2 §7, decision 41. */
export async function postBinControl(bin: string, signal: AbortSignal): Promise<CardBank> {
  const body = new FormData();
  body.set('binNumber', bin);
  return checkAnswer(await request({ method: 'POST', url: '/api/catalog/bin-control', body, signal }), cardBankSchema);
}
