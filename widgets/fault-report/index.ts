import * as v from 'valibot';
import { defineListWidget } from '@/page/container/listWidget';
import { faultCategoriesSchema } from './api';
import { FaultReport } from './FaultReport';

export default defineListWidget(v.object({ categories: faultCategoriesSchema }), { categories: 'categories' }, FaultReport);
