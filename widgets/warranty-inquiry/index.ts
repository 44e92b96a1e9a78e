import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { WarrantyInquiry } from './WarrantyInquiry';

export default defineWidget(v.object({}), WarrantyInquiry);
