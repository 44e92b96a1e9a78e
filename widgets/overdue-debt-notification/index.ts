import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { OverdueDebtNotification } from './OverdueDebtNotification';

export default defineWidget(v.object({}), OverdueDebtNotification);
