import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { AccountSetting } from './AccountSetting';

export default defineWidget(v.object({}), AccountSetting);
