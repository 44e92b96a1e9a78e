import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { TopHeaderInfo } from './TopHeaderInfo';

export default defineWidget(v.object({}), TopHeaderInfo);
