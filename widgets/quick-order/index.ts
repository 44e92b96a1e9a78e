import { defineListWidget } from '@/page/container/listWidget';
import { LISTS, quickOrderProps } from './props';
import { QuickOrder } from './QuickOrder';

export default defineListWidget(quickOrderProps, LISTS, QuickOrder);
