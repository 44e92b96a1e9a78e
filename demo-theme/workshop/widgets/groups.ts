import { administration } from './administration';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { header } from './header';
import type { WorkshopWidget } from './kind';
import { orders } from './orders';
import { service } from './service';

/** The widgets as the workshop lists them. */
export const GROUPS: ReadonlyArray<{ readonly title: string; readonly widgets: readonly WorkshopWidget[] }> = [
  { title: 'Katalog', widgets: catalogue },
  { title: 'Üst bölüm', widgets: header },
  { title: 'Sepet ve ödeme', widgets: cart },
  { title: 'Siparişler ve teklifler', widgets: orders },
  { title: 'Servis', widgets: service },
  { title: 'Yönetim', widgets: administration },
];

export const WIDGETS: readonly WorkshopWidget[] = GROUPS.flatMap(({ widgets }) => widgets);
