import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { OrderList } from './OrderList';

export default defineWidget(v.object({}), OrderList);
