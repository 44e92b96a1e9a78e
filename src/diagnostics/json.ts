/** A text as JSON, or why it is none, with line and column where they are known. */
export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  // `fix`: what to do, from a reader who knows it better than that the data were not printed as JSON.
  | { readonly ok: false; readonly reason: string; readonly fix?: string };

export type ReadJson = (text: string) => JsonReading;

/** Whether a value read from JSON is an object, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
