import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { OverdueDebtNotification } from './OverdueDebtNotification';

export default defineWidget(v.object({}), OverdueDebtNotification);
