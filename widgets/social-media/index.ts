import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { nameSchema } from '@/schemas/basics';
import { SocialMedia } from './SocialMedia';

export default defineWidget(
  v.object({ links: v.string('text with five entries, such as "1|https://…###0|###…"'), separator: v.optional(nameSchema) }),
  SocialMedia,
);
