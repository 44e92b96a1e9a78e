import type { Unit } from '../wire';

/** What a product looks like in its picture. */
export type Kind =
  | 'bolt'
  | 'screw'
  | 'anchor'
  | 'drillBit'
  | 'pliers'
  | 'tape'
  | 'cable'
  | 'socket'
  | 'breaker'
  | 'lamp'
  | 'brake'
  | 'filter'
  | 'sparkPlug'
  | 'shock'
  | 'shoe'
  | 'glove';

export type Pack = readonly [unit: Unit['value'], multiplier: number];

export interface ProductType {
  readonly name: string;
  readonly model: string;
  /** Of one piece in the smallest size, in the leaf's currency. */
  readonly price: number;
}

/** A category with products in it, and what they are made of: every type × size × finish is one product. */
export interface Leaf {
  readonly path: string;
  readonly title: string;
  readonly kind: Kind;
  readonly prefix: string;
  /** Brand codes. */
  readonly brands: readonly [string, ...string[]];
  readonly types: readonly ProductType[];
  readonly sizes: readonly string[];
  readonly finishes: readonly string[];
  readonly currency: 'TL' | 'USD' | 'EUR';
  readonly taxRate: 1 | 10 | 20;
  /** The ways in which the products are sold; the first unit of each is the default unit. */
  readonly packs: readonly [readonly Pack[], ...Array<readonly Pack[]>];
  /** A sentence of the description. */
  readonly use: string;
  /** Decimals of the piece price: small goods have 4. */
  readonly decimals: 2 | 4;
}
