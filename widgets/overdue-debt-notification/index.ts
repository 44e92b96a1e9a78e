import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { orNull, pagePathSchema } from '@/schemas/basics';
import { OverdueDebtNotification } from './OverdueDebtNotification';

/** An address that must not be linked to is none: the reminder itself matters more. */
export default defineWidget(v.object({ payHref: v.fallback(orNull(pagePathSchema), null) }), OverdueDebtNotification);
