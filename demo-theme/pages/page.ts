import type { Shop } from '../../mocks/shop/shop';
import type { Theme } from '../themes';

/** One request for a page. */
export interface Visit {
  readonly shop: Shop;
  readonly url: URL;
  readonly theme: Theme;
}

/** What a page is made of; the frame around it is the same for all. */
export interface Page {
  readonly status: number;
  /** Name of the template below templates/pages/. */
  readonly template: string;
  readonly title: string;
  readonly description: string;
  /** Style sheets that this page needs besides the frame's. */
  readonly styles: readonly string[];
  /** The template's own variables. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** One step of the bread crumbs after the home page; the last one is the page itself. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}
