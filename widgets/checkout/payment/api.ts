import * as v from 'valibot';
import { choosableOffers, type CardBank, type CardOffer, type CardPlan } from '../rules/card/plans';
import { isPageAddress } from '@/domain/links/address';
import { flagSchema, idSchema, numberSchema, optionalNumberSchema, optionalTextSchema, orNull } from '@/schemas/basics';
import { checkEntries } from '@/data/entries';
import { request } from '@/data/http';

/** The field really is spelled so (decision 41). */
const planSchema: v.GenericSchema<unknown, CardPlan> = v.pipe(
  v.object(
    { id: orNull(idSchema), installment: numberSchema, commisionFee: optionalNumberSchema, isDefault: flagSchema },
    'a plan: { id, installment, commisionFee, isDefault }',
  ),
  // Some payment systems count a single payment as 0 instalments.
  v.transform(({ commisionFee, installment, ...plan }) => ({
    ...plan,
    installment: installment || 1,
    commission: commisionFee ?? 0,
  })),
);

/** Plans under a name and logo of their own. */
const optionSchema = v.object({
  name: optionalTextSchema,
  logo: v.fallback(orNull(v.pipe(v.string(), v.check(isPageAddress))), null),
  posPlans: v.array(planSchema, 'a list of plans'),
});
type Option = v.InferOutput<typeof optionSchema>;

const isOption = (entry: unknown) => typeof entry === 'object' && entry !== null && 'posPlans' in entry;

/** A plan, as an option of which it is the only one, or an option. */
const entrySchema: v.GenericSchema<unknown, CardPlan | Option> = v.lazy((entry) => (isOption(entry) ? optionSchema : planSchema));

/** Plans as the shop lists them: flat, below their options, or below the only option. */
const optionsSchema: v.GenericSchema<unknown, readonly Option[]> = v.lazy((plans): v.GenericSchema<unknown, readonly Option[]> =>
  isOption(plans)
    ? v.pipe(
        optionSchema,
        v.transform((option) => [option]),
      )
    : v.pipe(v.array(entrySchema, 'a list of plans'), v.transform(gatherOptions)),
);

/** Plans that stand beside options are one without a name. */
function gatherOptions(entries: Array<CardPlan | Option>): Option[] {
  const posPlans = entries.flatMap((entry) => ('posPlans' in entry ? [] : [entry]));
  const options = entries.flatMap((entry) => ('posPlans' in entry ? [entry] : []));
  return posPlans.length > 0 ? [{ name: null, logo: null, posPlans }, ...options] : options;
}

const bankSchema = v.object({ organization: optionalTextSchema });
const EXPECTED = 'the bank of a card: { bank, plans }';

/** The answer of POST bin-control: the bank, and its plans as `plans` or `posPlans`. S2 §3 and §7, decisions 41 and 78. */
export const cardBankSchema: v.GenericSchema<unknown, CardBank> = v.pipe(
  v.object({ bank: orNull(bankSchema), plans: orNull(optionsSchema), posPlans: orNull(optionsSchema) }, EXPECTED),
  v.check(({ plans, posPlans }) => (plans ?? posPlans) !== null, EXPECTED),
  v.transform(({ bank, plans, posPlans }): CardBank => {
    const options = plans ?? posPlans ?? [];
    const name = bank?.organization ?? (options.length === 1 ? options[0]?.name : null) ?? '';
    const offers = options.map((option): CardOffer => ({ name: option.name ?? name, logo: option.logo, plans: option.posPlans }));
    return { name, offers: choosableOffers(offers) };
  }),
);

/** Plans by where they may stand, for the complaint of those that cannot be read. */
const PLANS = { plans: 'card plans', 'plans.posPlans': 'card plans', posPlans: 'card plans' };

/**
 * POST the first 8 digits of a card; answers with its bank and plans. A plan that cannot be read is left out and told
 * (decision 68). S2 §7, decision 41.
 * @throws ApiFailure as `checkEntries`
 */
export async function postBinControl(bin: string, signal: AbortSignal): Promise<CardBank> {
  const call = { method: 'POST', url: '/api/catalog/bin-control', form: { binNumber: bin }, signal } as const;
  return request(call, (text) => checkEntries(text, cardBankSchema, PLANS).value);
}
