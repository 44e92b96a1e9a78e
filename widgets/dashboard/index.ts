import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { Dashboard } from './Dashboard';

export default defineWidget(v.object({}), Dashboard);
