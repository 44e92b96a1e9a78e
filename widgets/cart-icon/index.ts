import * as v from 'valibot';
import { isPageAddress } from '@/domain/links/address';
import { defineWidget } from '@/host/container/widget';
import { CartIcon } from './CartIcon';

const hrefSchema = v.pipe(v.string(), v.check(isPageAddress, 'a path that starts with one /, or an http(s) address'));

export default defineWidget(v.object({ href: v.optional(hrefSchema) }), CartIcon);
