import * as v from 'valibot';
import type { Dimension, FamilyMember, VariantChoice } from './rules/variants';
import { listOf, nameSchema, optionalTextSchema, orNull, textSchema } from '@/schemas/basics';
import { productOf, rawProduct } from '@/schemas/product';

/** S1 §3: `{ code, name, values: [{ name }] }`. A child has one value, a dimension all of them. */
export const dimensionSchema: v.GenericSchema<unknown, Dimension> = v.pipe(
  v.object(
    { code: nameSchema, name: textSchema, values: listOf(v.object({ name: nameSchema }, 'a value: { name }')) },
    'a variant: { code, name, values: [{ name }] }',
  ),
  v.transform(({ code, name, values }) => ({ code, name: name || code, values: values.map((value) => value.name) })),
);

/** A product of a family, and what is written of its variants. */
interface ReadMember extends FamilyMember {
  readonly variants: readonly Dimension[];
}

/** A product with its `variants`; its own image (`varyantx`) stands in for the family's. S1 §3. */
export const familyMemberSchema: v.GenericSchema<unknown, ReadMember> = v.pipe(
  rawProduct({
    variants: listOf(dimensionSchema),
    varyantx: orNull(v.object({ image: optionalTextSchema })),
    metaTitle: v.fallback(optionalTextSchema, null),
  }),
  v.transform((raw) => ({
    product: { ...productOf(raw), image: raw.varyantx?.image ?? raw.image },
    choice: choiceOf(raw.variants),
    title: raw.metaTitle ?? raw.name,
    variants: raw.variants,
  })),
);

function choiceOf(variants: readonly Dimension[]): VariantChoice {
  return Object.fromEntries(variants.map(({ code, values }) => [code, values[0] ?? '']));
}
