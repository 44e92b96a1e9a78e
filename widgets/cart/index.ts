import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { Cart } from './Cart';

export default defineWidget(v.object({}), Cart);
