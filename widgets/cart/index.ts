import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { Cart } from './Cart';

/** `data-density` is the container's own: `useDensity` follows it, and what the visitor chose. */
export default defineWidget(v.object({ density: v.optional(v.unknown()) }), Cart);
