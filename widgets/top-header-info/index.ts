import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { TopHeaderInfo } from './TopHeaderInfo';

export default defineWidget(v.object({}), TopHeaderInfo);
