import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "The shop's search: a form that works by itself, with suggestions under its field.",
  options: {
    'data-action': {
      values: 'a path that starts with one `/`, or an http(s) address',
      otherwise: "the page JSON's `routes.search`",
      says: 'Where the form leads; parameters of its own are kept.',
    },
    'data-value': {
      values: 'text',
      otherwise: "the text of the fallback's field, else none",
      says: 'The text that stands in the field at first.',
    },
  },
  page: ['routes.search'],
  events: ['vitrin:search'],
  pageEvents: ['vitrin:before-navigate'],
};
