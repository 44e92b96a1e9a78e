import type { Fault } from './fault';

/** What looks like a fault and is none. */
export interface Deliberate {
  readonly kind: Fault['kind'];
  /** Selector of the parts, or of what they stand in. */
  readonly parts: string;
  /** Why, and where people find the whole. */
  readonly why: string;
}

export const DELIBERATE: readonly Deliberate[] = [
  {
    kind: 'overflow',
    parts: '.vt-campaign__view',
    why: 'A row that scrolls within itself until the slider takes it over, and where that cannot be loaded',
  },
  {
    kind: 'cut',
    parts: '.vt-top-header__words',
    why: 'The strip is one line high from 480 px up, whatever it says. A title has the whole, and phones show it',
  },
  {
    kind: 'cut',
    parts: '.vt-list-rows__link',
    why: 'Brand and model, of absurd length only. A title has the whole, and the page that they lead to',
  },
  {
    kind: 'cut',
    parts: '.vt-campaign-card__name',
    why: 'Three lines, so that the cards of a band are alike. The title of the link has the whole, and the page of the product',
  },
  {
    kind: 'broken',
    parts: '.vt-table__cell--user, .vt-table__cell--created-by',
    why: 'Who it was gives way before a number, a date or a state does, where letters are large and the screen is narrow',
  },
];
