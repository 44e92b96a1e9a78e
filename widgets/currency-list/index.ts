import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { CurrencyList } from './CurrencyList';

export default defineWidget(v.object({}), CurrencyList);
