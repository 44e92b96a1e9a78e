import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { pageAddressSchema } from '@/wire/basics';
import { CartIcon } from './CartIcon';

export default defineWidget(v.object({ href: v.optional(pageAddressSchema) }), CartIcon);
