import * as v from 'valibot';
import type { WarrantyAnswer } from './rules';
import { flagSchema, optionalNumberSchema, textSchema } from '@/schemas/basics';
import { checkEntries } from '@/data/entries';
import { request } from '@/data/http';

const recordSchema = v.object({ tarih: textSchema, durum: textSchema, belgeNo: textSchema });

/** A list, a single one, or none at all. */
const recordsSchema = v.pipe(
  v.optional(v.unknown(), []),
  v.transform((records) => [records ?? []].flat()),
  v.array(recordSchema),
);

/** Null, [] and {} all mean that nothing is known (decision 53). */
const isNothing = (data: unknown) => Object.keys(data ?? {}).length === 0 && typeof data === 'object';

/** What POST /api/catalog/WarrantyInquiry answers. S2 §3. */
export const warrantySchema: v.GenericSchema<unknown, WarrantyAnswer> = v.object({
  success: flagSchema,
  // No union, which would not say which of the movements cannot be read.
  data: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((data) => (isNothing(data) ? null : data)),
    v.nullable(
      v.pipe(
        v.custom<object>(
          (data) => data instanceof Object && ('garantiSuresi' in data || 'hareket' in data),
          'an object: { garantiSuresi, hareket }',
        ),
        v.object({ garantiSuresi: optionalNumberSchema, hareket: recordsSchema }),
      ),
    ),
  ),
});

const LISTS = { 'data.hareket': 'movements' };

/** POST a serial number; answers with what the shop knows of its warranty, as far as it can be read. S2 §7, decision 68. */
export async function postWarrantyInquiry(serialNumber: string, signal: AbortSignal): Promise<WarrantyAnswer> {
  const form = { serialNumber };
  return request({ method: 'POST', url: '/api/catalog/WarrantyInquiry', form, signal }, (text) => {
    const { value, leftOut } = checkEntries(text, warrantySchema, LISTS);
    return leftOut.length > 0 ? { ...value, isPartial: true } : value;
  });
}
