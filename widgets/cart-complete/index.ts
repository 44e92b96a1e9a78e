import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { optionalNumberSchema } from '@/schemas/basics';
import { currencyRefSchema } from '@/schemas/money';
import { CartComplete } from './CartComplete';

const ALLOWED = 'the number of the order: a number, or text that is not empty';

const orderNoSchema = v.pipe(
  v.union([v.number(), v.string()], ALLOWED),
  v.transform((orderNo) => String(orderNo).trim()),
  v.minLength(1, ALLOWED),
);

/** A total that cannot be read is none: the number of the order is what matters. */
const schema = v.object({
  orderNo: orderNoSchema,
  total: v.fallback(optionalNumberSchema, null),
  currency: v.fallback(currencyRefSchema, ''),
});

export default defineWidget(schema, CartComplete);
