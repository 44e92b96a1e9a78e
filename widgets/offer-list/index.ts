import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { OfferList } from './OfferList';

export default defineWidget(v.object({}), OfferList);
