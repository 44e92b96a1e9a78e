import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'For administrators: what customers search for, who searches most, and the latest searches.',
  options: densityOption,
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
