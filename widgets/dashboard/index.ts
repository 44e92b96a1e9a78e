import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { Dashboard } from './Dashboard';

export default defineWidget(v.object({}), Dashboard);
