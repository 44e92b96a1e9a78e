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
  let known = new Map<Element, Given>();
  /** By the id of a product, what gave it when it was last asked for. */
  const where = new Map<string, Given>();

  const look = (id: string): Product | undefined => {
    const before = known;
    known = new Map();
    for (const container of dom.querySelectorAll<HTMLElement>('[data-widget]')) {
      const script = childJson(container);
      if (!script) continue;
      const last = before.get(script);
      known.set(script, last && isAsRead(last) ? last : readGiven(container, script));
    }
    for (const given of known.values()) {
      const product = checkedProduct(given, id);
      if (!product) continue;
      where.set(id, given);
      return product;
    }
    return undefined;
  };
  return {
    find(id) {
      const given = where.get(id);
      const product = given && isAsRead(given) ? checkedProduct(given, id) : undefined;
      return product ?? look(id);
    },
    forget() {
      where.clear();
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
