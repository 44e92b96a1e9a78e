import * as v from 'valibot';
import type { WarrantyAnswer } from './rules';
import { flagSchema, numberSchema, textSchema } from '@/schemas/basics';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

const recordSchema = v.object({ tarih: textSchema, durum: textSchema, belgeNo: textSchema });

/** A list, a single one, or none at all. */
const recordsSchema = v.pipe(
  v.optional(v.unknown(), []),
  v.transform((records) => [records ?? []].flat()),
  v.array(recordSchema),
);

/** Null, [] and {} all mean that nothing is known (decision 53). */
const nothingSchema = v.pipe(
  v.custom((data) => Object.keys(data ?? {}).length === 0 && typeof data === 'object'),
  v.transform(() => null),
);

/** What POST /api/catalog/WarrantyInquiry answers. S2 §3. */
export const warrantySchema: v.GenericSchema<unknown, WarrantyAnswer> = v.object({
  success: flagSchema,
  data: v.optional(v.union([nothingSchema, v.object({ garantiSuresi: numberSchema, hareket: recordsSchema })]), null),
});

/** POST a serial number; answers with what the shop knows of its warranty. S2 §7. */
export async function postWarrantyInquiry(serialNumber: string, signal: AbortSignal): Promise<WarrantyAnswer> {
  const body = new FormData();
  body.set('serialNumber', serialNumber);
  return checkAnswer(await request({ method: 'POST', url: '/api/catalog/WarrantyInquiry', body, signal }), warrantySchema);
}
