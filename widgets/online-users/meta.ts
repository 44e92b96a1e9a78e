import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'For administrators: who is at the shop, and who was earlier today.',
  options: densityOption,
};
