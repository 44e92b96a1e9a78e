import { dom } from '@/runtime/page/dom';
import { fieldOf } from '@/runtime/page/pageElement';
import type { Product } from '@/domain/product';
import { readEntries } from '@/schemas/entries';
import { productEntries, productSchema } from '@/schemas/product';
import { childJson, readContainerData } from './data';

/** The products that containers give in their child JSON. */
export interface GivenProducts {
  /** The product of that id which a container gives, as `product` or among `items` or `children`; undefined where none does. */
  find(this: void, id: string): Product | undefined;
  /** All that the page says may be another: it is looked at anew. */
  forget(this: void): void;
}

/** What the JSON of one container gives. */
interface Given {
  readonly script: Element;
  /** The node of its text, and how long that was: a script whose text is set anew has another. */
  readonly text: ChildNode | null;
  readonly length: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** The products that have been asked for, by their ids. */
  readonly checked: Map<string, Product>;
}

/**
 * Reads each JSON of the page once, however many widgets name a product of it. One whose text is another since is read anew, and so is
 * all where a product is not found: containers come and go.
 */
export function createGivenProducts(): GivenProducts {
  // Of the page as it was last looked at and of none before, whose elements would stay with it.
  let known = new Map<Element, Given>();
  let isLooked = false;

  const look = () => {
    const before = known;
    known = new Map();
    for (const container of dom.querySelectorAll<HTMLElement>('[data-widget]')) {
      const script = childJson(container);
      if (!script) continue;
      const last = before.get(script);
      known.set(script, last && isAsRead(last) ? last : readGiven(container, script));
    }
    isLooked = true;
  };
  const findKnown = (id: string) => {
    for (const given of known.values()) {
      const product = isAsRead(given) && checkedProduct(given, id);
      if (product) return product;
    }
    return undefined;
  };
  return {
    find(id) {
      const product = isLooked && findKnown(id);
      if (product) return product;
      look();
      return findKnown(id);
    },
    forget() {
      isLooked = false;
    },
  };
}

// The text itself is not compared: it would be copied for each widget that asks.
const isAsRead = ({ script, text, length }: Given) =>
  script.isConnected && script.firstChild === text && lengthOf(text) === length;

const lengthOf = (node: ChildNode | null) => (node instanceof Text ? node.length : 0);

function readGiven(container: HTMLElement, script: Element): Given {
  const reading = readContainerData(container);
  const { firstChild: text } = script;
  return { script, text, length: lengthOf(text), data: reading.ok ? reading.data : {}, checked: new Map() };
}

function checkedProduct({ data, checked }: Given, id: string): Product | undefined {
  const known = checked.get(id);
  if (known) return known;
  const product = givenBy(data, id);
  if (product) checked.set(id, product);
  return product;
}

/** The product of that id that a container's data give, as `product` or among `items` or `children`; the first that can be read. */
export function givenBy({ product, items, children }: Readonly<Record<string, unknown>>, id: string): Product | undefined {
  for (const candidate of [product, items, children].flat()) {
    // What is left out of it the container that gives it complains of.
    const checked = String(fieldOf(candidate, 'id')) === id ? readEntries(productSchema, candidate, productEntries) : null;
    if (checked?.ok) return checked.value;
  }
  return undefined;
}
