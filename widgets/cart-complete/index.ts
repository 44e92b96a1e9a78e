import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { CartComplete } from './CartComplete';

const ALLOWED = 'the number of the order: a number, or text that is not empty';

const orderNoSchema = v.pipe(
  v.union([v.number(), v.string()], ALLOWED),
  v.transform((orderNo) => String(orderNo).trim()),
  v.minLength(1, ALLOWED),
);

export default defineWidget(v.object({ orderNo: orderNoSchema }), CartComplete);
