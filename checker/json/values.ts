import { isObject } from '../../src/diagnostics/json';

/** The value with another one at a path; as it was where the path leads nowhere. */
export function withValue(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === step ? withValue(entry, rest, put) : entry));
  return isObject(value) ? { ...value, [step]: withValue(value[step], rest, put) } : value;
}
