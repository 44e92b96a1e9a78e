import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import { isId, type Id } from '@/domain/id';
import { isPageAddress, isPagePath } from '@/domain/links/address';
import { toNumber } from '@/domain/number';

/** An identifier. A union of schemas would take twice as long for a list. */
export const idSchema = v.custom<Id>(isId, 'an id: a number or text');

/** A number, or a text that holds one (decision 1). */
export const numberSchema = v.pipe(v.unknown(), v.transform(toNumber), v.number('a number, or text that holds one'));

/** Whether a value can stand for a text: a number is taken as its digits. */
export const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** What PHP makes of nothing besides null: false, and an empty list or object, as of an XML element without text. */
const isNone = (value: unknown) => value === false || (value instanceof Object && Object.keys(value).length === 0);

/** Text; a number is taken as its digits, and nothing as the empty text. */
export const textSchema = v.pipe(
  v.nullish(
    v.custom<unknown>((value) => isText(value) || isNone(value), 'text'),
    '',
  ),
  v.transform((value) => (isText(value) ? String(value) : '')),
);

/** Text that must be there. */
export const nameSchema = v.pipe(textSchema, v.minLength(1, 'text that is not empty'));

/** Text, or null where there is none: columns of a fixed width come filled up with spaces. */
export const optionalTextSchema = v.pipe(
  textSchema,
  v.transform((text) => text.trim() || null),
);

const PATH = 'a path that starts with one /';
const ADDRESS = `${PATH}, or an http(s) address`;

/** The address of a page: of the shop, or elsewhere on the web (decision 61). */
export const pageAddressSchema = v.pipe(v.string(ADDRESS), v.check(isPageAddress, ADDRESS));

/** The path of a page of the shop. */
export const pagePathSchema = v.pipe(v.string(PATH), v.check(isPagePath, PATH));

/** A flag by decision 1; anything else counts as off, and so does nothing. */
export const flagSchema = v.pipe(v.optional(v.unknown(), false), v.transform(isOn));

const FLAGS = '"1", "0", 1, 0, true or false';

/** A flag by decision 1, which has to be one; an empty text is off, as PHP writes false so. */
export const strictFlagSchema = v.pipe(
  v.custom<unknown>((value) => typeof value !== 'object' && (typeof value !== 'string' || ['', '0', '1'].includes(value)), FLAGS),
  v.transform(isOn),
);

/** The value of `schema`; null for nothing at all, and for what `isNothing`. */
export function nullWhere<T>(isNothing: (value: unknown) => boolean, schema: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (isNothing(value) ? null : value)),
    v.nullable(schema),
  );
}

/** Null, or a text that says no more: templates print null as that word. */
const isBlank = (value: unknown) => value === null || (typeof value === 'string' && ['', 'null'].includes(value.trim()));

/** The value of `schema`, or null where the server sent nothing: as an empty text, too, which PHP makes of it. */
export function orNull<T>(schema: v.GenericSchema<unknown, T>) {
  return nullWhere(isBlank, schema);
}

/**
 * The same for an object, which is nothing as well where no field of it has a value: what has no model may come as
 * `{ id: null, name: null }`, and PHP writes an object without keys as `[]`. Where `main` has none, the other fields say nothing.
 */
export function objectOrNull<T>(schema: v.GenericSchema<unknown, T>, main = '') {
  return nullWhere(
    (value) =>
      isBlank(value) || (value instanceof Object && (isBlank(Reflect.get(value, main)) || Object.values(value).every(isBlank))),
    schema,
  );
}

/** A number, or null where there is none. */
export const optionalNumberSchema = objectOrNull(numberSchema);

/** A list; nothing at all is an empty one, anything that is no list is an error (decision 9). */
export function listOf<T>(schema: v.GenericSchema<unknown, T>) {
  return v.nullish(v.array(schema, 'a list'), []);
}
