import * as v from 'valibot';

/** What was wrong with one field: where it stands, what came, and what would have been right. */
export interface FieldProblem {
  /** Dotted path, e.g. `product.salePrice.value`; empty for the value itself. */
  readonly field: string;
  readonly received: string;
  readonly allowed: string;
}

export type ReadResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: FieldProblem };

/** `items.2.brand: received …; allowed: ….`, without a path where the value itself is wrong. */
export function describeProblem({ field, received, allowed }: FieldProblem): string {
  return `${field && `${field}: `}received ${received}; allowed: ${allowed}.`;
}

/** Checks `raw` against `schema`; never throws. Only the first problem is told: mending it shows the next. */
export function read<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): ReadResult<T> {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, problem: problemOf(result.issues[0], raw, schema) };
}

/**
 * The value of what `schema` cannot refuse: all in it has a fallback, or has been read before.
 * @throws Error where it does.
 */
export function readSurely<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T {
  const result = read(schema, raw);
  if (result.ok) return result.value;
  throw new Error(describeProblem(result.problem));
}

/** A value as a message shows it: JSON, cut to a length that still fits a console line. */
export function formatValue(value: unknown): string {
  // A list in the place of an object has a `sort` and others that nobody sent.
  if (value === undefined || typeof value === 'function') return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** What an issue of valibot's says of `raw`, which was checked against `schema`. */
export function problemOf(issue: v.BaseIssue<unknown>, raw: unknown, schema: v.GenericSchema): FieldProblem {
  const path = issue.path ?? [];
  const last = path[path.length - 1];
  return {
    field: path.map((item) => String(item.key)).join('.'),
    // A name that is missing is an empty text to its schema: what came is what stands there.
    received: formatValue(last ? Reflect.get(last.input as object, last.key as PropertyKey) : raw),
    allowed: describeAllowed(issue, schema),
  };
}

/** What valibot calls by the names of JavaScript. */
const PLAIN: Readonly<Record<string, string>> = { Object: 'an object', Array: 'a list', string: 'text' };

function describeAllowed(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const isMissing = issue.type.endsWith('object') && issue.received === 'undefined';
  // Of a field that is missing its object says nothing; the field's own schema does.
  const told = isMissing ? issueOfNothing(schema, issue.path) : issue;
  if (!told) return 'a value, but the field is missing';
  const { message, expected } = told;
  return message.startsWith('Invalid') ? (PLAIN[expected ?? ''] ?? expected ?? 'another value') : message;
}

/** A schema, with those that it is made of. */
interface Outer extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Outer>>;
  readonly item?: Outer;
  readonly wrapped?: Outer;
  readonly pipe?: ReadonlyArray<Partial<Outer>>;
}

/** What the schema of the field at `path` says where nothing stands in it. */
function issueOfNothing(schema: Outer, path: v.BaseIssue<unknown>['path']): v.BaseIssue<unknown> | undefined {
  const own = path?.reduce<Outer | undefined>((outer, { key }) => {
    // What may be null is the end of a pipe (`nullWhere`).
    const inner = (outer?.pipe?.[2] ?? outer)?.wrapped ?? outer;
    return inner?.entries?.[String(key)] ?? inner?.item;
  }, schema);
  return own && v.safeParse(own, undefined).issues?.[0];
}
