import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { pageAddressSchema } from '@/schemas/basics';
import { CookieButton } from './CookieButton';

export default defineWidget(v.object({ policyHref: v.optional(pageAddressSchema) }), CookieButton);
