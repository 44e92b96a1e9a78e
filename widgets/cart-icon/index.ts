import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { pageAddressSchema } from '@/schemas/basics';
import { CartIcon } from './CartIcon';

export default defineWidget(v.object({ href: v.optional(pageAddressSchema) }), CartIcon);
