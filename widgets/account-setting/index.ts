import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { AccountSetting } from './AccountSetting';

export default defineWidget(v.object({}), AccountSetting);
