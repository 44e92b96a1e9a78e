import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { faultCategoriesSchema } from '@/wire/faultReport';
import { FaultReport } from './FaultReport';

export default defineWidget(v.object({ categories: faultCategoriesSchema }), FaultReport);
