/** A value with one thing in it changed. */
export interface Mutant {
  /** Where and how, like `items.0.name: null`. */
  readonly what: string;
  readonly isRemoval: boolean;
  readonly value: unknown;
}

/** Each field and each entry of a value once left out, and once replaced by each of `others`; a text also one letter shorter and longer. */
export function mutantsOf(value: unknown, others: readonly unknown[]): readonly Mutant[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    { what: `${key} left out`, isRemoval: true, value: without(value, key) },
    ...[...others, ...(typeof part === 'string' ? [part.slice(1), part + part.slice(-1)] : [])].map((other) => ({
      what: `${key}: ${JSON.stringify(other)}`,
      isRemoval: false,
      value: replaceAt(value, key, other),
    })),
    ...mutantsOf(part, others).map((mutant) => ({
      ...mutant,
      what: `${key}.${mutant.what}`,
      value: replaceAt(value, key, mutant.value),
    })),
  ]);
}

function replaceAt(whole: object, key: string, part: unknown): object {
  return Array.isArray(whole)
    ? whole.map((entry: unknown, place) => (String(place) === key ? part : entry))
    : { ...whole, [key]: part };
}

function without(whole: object, key: string): object {
  if (Array.isArray(whole)) return (whole as unknown[]).filter((_, place) => String(place) !== key);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
}
