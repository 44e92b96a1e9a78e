import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { pageAddressSchema, textSchema } from '@/wire/basics';
import { SearchBar } from './SearchBar';

export default defineWidget(v.object({ action: v.optional(pageAddressSchema), value: textSchema }), SearchBar);
