import { scriptJson } from '../../frame/pageFrame';
import type { Page, Visit } from '../page';

interface Content {
  readonly title: string;
  /** Path of the page, as its menu names it. */
  readonly path: string;
  readonly widget: string;
  /** Child JSON of the container; none without it. */
  readonly json?: object;
  /** What stands there before the widget and without it. */
  readonly text: string;
}

/** A page of the management area. It is an administrator's alone: nobody else is even sent what it holds. */
export function managementPage({ shop }: Visit, { title, path, widget, json, text }: Content): Page {
  return {
    status: 200,
    template: 'management',
    title,
    description: text,
    styles: ['management'],
    data: {
      management: {
        crumbs: [
          { name: 'Yönetim', path: '/yonetim/aramalar' },
          { name: title, path },
        ],
        isAllowed: shop.scenario.as === 'administrator',
        title,
        path,
        widget,
        json: json && scriptJson(json),
        text,
      },
    },
  };
}
