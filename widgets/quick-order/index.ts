import { defineListWidget } from '@/page/container/listWidget';
import { quickOrderProps } from './props';
import { QuickOrder } from './QuickOrder';

export default defineListWidget(quickOrderProps, { lines: 'lines' }, QuickOrder);
