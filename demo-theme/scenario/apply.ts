import { PAYMENT_ENDINGS, SCENARIO_FAULTS } from '../../mocks/shop/scenario';
import type { Fault, FlagValue, Scenario } from '../../mocks/shop/scenario';
import type { Shop } from '../../mocks/shop/shop';
import { settingValue } from './current';
import { AMOUNTS, CHOSEN_SETTINGS, FAULTY_CALLS, SWITCHES } from './fields';

/**
 * Applies a posted scenario form. What the form does not name, or names with a value that does not exist, stays as it
 * is. A setting that was not changed in the form stays no override, so that another user still brings its own.
 */
export function applyScenario(shop: Shop, form: URLSearchParams): void {
  const { scenario } = shop;
  shop.setScenario({
    as: oneOf(['visitor', 'customer', 'administrator'] as const, form.get('as')) ?? scenario.as,
    speed: oneOf(['normal', 'slow'] as const, form.get('speed')) ?? scenario.speed,
    payment: oneOf(PAYMENT_ENDINGS, form.get('payment')) ?? scenario.payment,
    ignoresKeys:
      (oneOf(['honoured', 'ignored'] as const, form.get('keys')) ?? (scenario.ignoresKeys ? 'ignored' : 'honoured')) ===
      'ignored',
    ...postedAmounts(form),
    settings: { ...scenario.settings, ...changedSettings(shop, form) },
    faults: postedFaults(scenario.faults, form),
  });
}

function postedAmounts(form: URLSearchParams): Partial<Scenario> {
  const posted = AMOUNTS.flatMap(({ name, choices }) => {
    const amount = oneOf(
      choices.map(({ value }) => value),
      form.get(name),
    );
    return amount === null ? [] : [[name, Number(amount)] as const];
  });
  return Object.fromEntries(posted);
}

function changedSettings(shop: Shop, form: URLSearchParams): Record<string, FlagValue> {
  const changed: Record<string, FlagValue> = {};
  for (const { name, choices } of [...CHOSEN_SETTINGS, ...SWITCHES]) {
    const allowed = choices?.map(({ value }) => value) ?? ['0', '1'];
    // A switch posts its hidden '0' first and then, when it is on, its '1'.
    const posted = oneOf(allowed, form.getAll(name).at(-1));
    if (posted !== null && posted !== settingValue(shop, name)) changed[name] = posted;
  }
  return changed;
}

function postedFaults(before: Scenario['faults'], form: URLSearchParams): Scenario['faults'] {
  const faults: Partial<Record<(typeof FAULTY_CALLS)[number], Fault>> = {};
  for (const name of FAULTY_CALLS) {
    const posted = form.get(`fault.${name}`);
    const fault = posted === '' ? null : (oneOf(SCENARIO_FAULTS, posted) ?? before[name]);
    if (fault) faults[name] = fault;
  }
  return faults;
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null | undefined): T | null {
  return allowed.find((each) => each === value) ?? null;
}
