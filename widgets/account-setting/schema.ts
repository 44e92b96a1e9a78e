import * as v from 'valibot';
import { flagSchema } from '@/schemas/basics';

/** What POST /api/catalog/account/settings answers when it has saved; without its success nothing is claimed. S2 §7. */
export const accountSavedSchema = v.object({ success: v.pipe(flagSchema, v.literal(true)) });
