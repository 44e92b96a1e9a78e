/** What the stand-in sends, field for field as the shop's server names it. S1 §3 and §7. */

/** A stored price: net, in its own currency. */
export interface Price {
  readonly value: number;
  /** A currency code: "TL", "USD" or "EUR". */
  readonly currency: string;
}

/** `advencePrice1` to `advencePrice5`: the price under each payment plan. */
export type PlanPriceName = `advencePrice${1 | 2 | 3 | 4 | 5}`;
export type PlanPrices = Readonly<Partial<Record<PlanPriceName, Price | null>>>;

export interface Unit {
  readonly id: number;
  readonly value: 'ADET' | 'KOLİ' | 'PAKET';
  /** Pieces in one unit. */
  readonly multiplier: number;
  readonly barcode: string;
  /** Null where the server withholds prices. */
  readonly defaultPrice: Price | null;
  readonly listPrice: Price | null;
}

export interface WarehouseStock {
  readonly warehouseName: string;
  readonly quantity: number;
}

/** One dimension of a variant family; a child has exactly one value. */
export interface Variant {
  readonly code: string;
  readonly name: string;
  readonly values: ReadonlyArray<{ readonly name: string }>;
}

export interface Product extends PlanPrices {
  readonly id: number;
  readonly seo: string;
  readonly name: string;
  readonly code: string;
  readonly image: string | null;
  readonly brand: { readonly code: string; readonly name: string };
  readonly model: { readonly id: number; readonly name: string };
  /** Percent; null where the shop does not know it. */
  readonly taxRate: number | null;
  /** Stock in pieces; null where the server withholds stock. */
  readonly quantity: number | null;
  readonly defaultUnit: Unit | null;
  readonly units: readonly Unit[];
  readonly salePrice: Price | null;
  readonly listPrice: Price | null;
  readonly inventory: readonly WarehouseStock[];
  readonly equivalentCode: string;
  readonly currency: string;
  /** HTML. */
  readonly description: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly varyantx: { readonly image: string } | null;
  readonly ozelkod: string;
  readonly ozelkod2: string;
  /** 0: a variant must be chosen first. Absent on products that are no variant parents. */
  readonly variantCheck?: 0 | 1;
  /** Only on the children of a variant family. */
  readonly variants?: readonly Variant[];
}

export interface ProductPage {
  readonly items: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly sort: string;
  readonly variantCheck?: Readonly<Record<string, 0 | 1>>;
}

export type CartProduct = Pick<
  Product,
  'id' | 'seo' | 'name' | 'code' | 'image' | 'brand' | 'taxRate' | 'units' | 'ozelkod' | 'ozelkod2'
>;

export interface CartUnit extends PlanPrices {
  readonly id: number;
  readonly value: string;
  readonly multiplier: number;
  readonly defaultPrice: Price;
}

export interface CartItem {
  readonly id: number;
  readonly product: CartProduct;
  readonly productUnit: CartUnit;
  /** In units, not pieces. */
  readonly quantity: number;
}

export interface Suggestion {
  readonly id: number;
  readonly name: string;
  /** The slug: the page is `/{url}-p-{id}`. */
  readonly url: string;
  readonly code: string;
  readonly image: string | null;
}

/** The answer of POST /api/payment-link. */
export interface PaymentLinkReply {
  readonly success: boolean;
  readonly message: string;
  readonly link: string | null;
}

/** One line of a past order. */
export interface OrderItem {
  readonly image: string | null;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  /** A bare number is in TL. */
  readonly price: Price | number;
  readonly unit?: string;
  readonly defaultUnit?: { readonly value: string };
  readonly product?: { readonly id: number; readonly seo: string };
}

/** S2 §3, Order. */
export interface Order {
  readonly id: number;
  readonly orderNo: string;
  readonly date: string;
  readonly isCancel: '0' | '1';
  readonly createdBy?: string;
  readonly status?: string;
  readonly total?: Price;
  readonly orderItems: readonly OrderItem[];
}

/** The answer of GET /api/catalog/orders. */
export interface OrderPage {
  readonly items: readonly Order[];
  readonly total: number;
  readonly sort: string;
  readonly page: number;
  readonly pages: number;
  readonly customer: { readonly name: string };
}

export interface PaymentPlan {
  readonly name: string;
  readonly priceName: PlanPriceName;
  readonly varsayilan: '0' | '1';
  readonly isVirtual: '0' | '1';
}

/** A card payment as the bank gets it from the payment page; the card's CCV is kept nowhere. */
export interface CardPayment {
  readonly holder: string;
  /** 16 digits. */
  readonly ccno: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly installment: number;
  /** TRY that are owed. */
  readonly amount: number;
  /** TRY that the card is charged: `amount` and the commission of the instalments. */
  readonly charged: number;
  readonly description: string;
  readonly advencePrice: string;
}

/** What a mail-order slip says. S2 §3. */
export interface MailOrder {
  readonly store: { readonly logo: string; readonly address: string; readonly phone: string; readonly name: string };
  readonly customerName: string;
  readonly currency: string;
  readonly installmentAmount: number;
  readonly installment: number;
  readonly cardHolder: string;
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly description: string;
  readonly date: string;
}

/** How a payment ended. S2 §3. */
export interface PaymentResult {
  readonly succeed: boolean;
  readonly paymentType: 'pay' | 'order' | null;
  readonly order: { readonly id: string; readonly orderProducts: readonly CartItem[] } | null;
  readonly orderId: string | null;
  readonly amount: number;
  readonly description: string;
  readonly mailOrder: MailOrder | null;
}
