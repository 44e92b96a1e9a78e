import * as v from 'valibot';
import { defineListWidget } from '@/page/container/listWidget';
import { adminCartSchema } from './schema';
import { Carts } from './Carts';

export default defineListWidget(
  v.object({ carts: v.array(adminCartSchema, 'a list of carts: { userName, items }') }),
  { carts: 'carts', 'carts.items': 'lines' },
  Carts,
);
