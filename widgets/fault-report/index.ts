import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { faultCategoriesSchema } from './api';
import { FaultReport } from './FaultReport';

export default defineWidget(v.object({ categories: faultCategoriesSchema }), FaultReport);
