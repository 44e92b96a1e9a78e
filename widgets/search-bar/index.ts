import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { pageAddressSchema, textSchema } from '@/schemas/basics';
import { SearchBar } from './SearchBar';

export default defineWidget(v.object({ action: v.optional(pageAddressSchema), value: textSchema }), SearchBar);
