import type { ReactNode } from 'react';
import type { PricingContext, PriceDisplay } from '@/domain/pricing/shownPrices';
import type { CartItem } from '@/domain/cart/cart';
import type { Product, Unit } from '@/domain/product';
import type { Settings } from '@/domain/settings';
import type { Page } from '@/page/readPage';
import type { PageTexts } from '@/i18n/useTexts';
import type { PurchaseOptions } from '@/data/purchase';
import type { ListKeys } from '../keys/useListKeys';
import type { RowWords } from './words';

/** A product of the table with what several of its cells ask for, worked out once for its row. */
export interface ListItem {
  readonly product: Product;
  /** It is among the first that a visitor sees. */
  readonly isFirst: boolean;
  /** What is chosen of it. */
  readonly choice: PurchaseOptions;
  /** The chosen unit. */
  readonly unit: Unit | null;
  readonly prices: PriceDisplay;
  /** It has an add button, or a quantity in the order sheet. */
  readonly isAddable: boolean;
  /** Its unit can be chosen. */
  readonly hasUnits: boolean;
  /** Its lines in the cart. */
  readonly lines: readonly CartItem[];
  /** It is being added just now. */
  readonly isAdding: boolean;
}

/** What the cells of all rows ask for beside their product. */
export interface ListContext {
  readonly t: PageTexts['t'];
  readonly words: RowWords;
  readonly page: Page;
  readonly pricing: PricingContext;
  /** Null where the boxes take no keys of the list's. */
  readonly keys: ListKeys | null;
  /** The list is an order sheet: quantities are filled in, and all are added at once. */
  readonly isTogether: boolean;
}

/** A column of the table: head, rows and placeholder go by it, its place stands in `css/areas.css`, its width in `css/columns.css`. */
export interface ListColumn {
  /** Names the classes of its cells: `vt-list-rows__at--<name>`. Those of `name` head their rows. */
  readonly name: string;
  /** Which of several columns of that name, from 1: `vt-list-rows__at--<name>-<place>`. */
  readonly place?: number;
  readonly title: (t: PageTexts['t'], settings: Settings) => string;
  /** The title is only heard. */
  readonly isTitleHidden?: true;
  /** Whether it stands on a page of products; always where it does not say. Before any have come, `items` is empty. */
  readonly isShown?: (items: readonly Product[], settings: Settings, page: Page) => boolean;
  readonly cell: (item: ListItem, context: ListContext) => ReactNode;
  /** Whether the title stands in the cell itself where none stands above it; never where it does not say. */
  readonly isLabelled?: (item: ListItem) => boolean;
  /** A modifier of the cell's class, which decides about its place; null for none. */
  readonly modifier?: (item: ListItem) => string | null;
}

/** A column as it stands in one table. */
export interface ShownColumn extends Omit<ListColumn, 'place' | 'title' | 'isShown'> {
  /** The classes by which its cells and its title find their place. No other column has the same. */
  readonly className: string;
  readonly title: string;
}

/** What all rows share. It stays the same object while nothing of it changes, so that a row renders for itself alone. */
export interface TableContext extends ListContext {
  readonly columns: readonly ShownColumn[];
}
