import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { adminCartSchema } from './schema';
import { read } from '@/schemas/read';
import { Carts } from './Carts';

const ALLOWED = 'a list of carts: { userName, items }';

/** Each cart by itself: one that cannot be read hides no other. Where none can be read, that is no list of carts. */
const cartsSchema = v.pipe(
  v.array(
    v.pipe(
      v.unknown(),
      v.transform((cart) => read(adminCartSchema, cart)),
    ),
    ALLOWED,
  ),
  v.check((carts) => carts.length === 0 || carts.some(({ ok }) => ok), ALLOWED),
);

export default defineWidget(v.object({ carts: cartsSchema }), Carts);
