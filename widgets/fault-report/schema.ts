import * as v from 'valibot';
import type { FaultCategory, FaultProduct } from './rules';
import { idSchema, nameSchema } from '@/schemas/basics';

export const faultCategoriesSchema: v.GenericSchema<unknown, FaultCategory[]> = v.array(
  v.object({ id: idSchema, name: nameSchema }),
  'a list of { id, name }',
);

export const faultProductsSchema: v.GenericSchema<unknown, FaultProduct[]> = v.array(
  v.object({ id: idSchema, name: nameSchema, code: nameSchema }),
);

/** What a refused call carries. S2 §7. */
export const faultRefusalSchema = v.object({ message: nameSchema });
