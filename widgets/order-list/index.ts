import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { OrderList } from './OrderList';

export default defineWidget(v.object({}), OrderList);
