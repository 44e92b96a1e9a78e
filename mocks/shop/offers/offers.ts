import type { CartResult, ShopCart } from '../cart';
import type { Catalogue } from '../catalogue';
import { createRequestedOffer, createSeedOffer, type KeptLine, type KeptOffer } from './seed';
import type { Offer, OfferPage } from './wire';

/** The session's offers, newest first: those that it requested, then the seed. S2 §3 and §7. */
export interface ShopOffers {
  find(id: string): KeptOffer | undefined;
  findByNumber(orderNo: string): KeptOffer | undefined;
  /** One page as the server sends it. */
  page(page: number): OfferPage;
  /** Numbers of the offers that were mailed, in order. */
  readonly mailed: readonly string[];
  mail(offer: KeptOffer): void;
  /** Puts the lines of an offer into the cart; answers with the first that the shop does not sell. */
  toCart(offer: KeptOffer): { readonly line: KeptLine; readonly text: string } | null;
  reset(): void;
}

const LIMIT = 20;

/** What stands at the head of a printed offer: the dealer who hands it on. */
const SENDER = {
  user_logo: '/assets/theme/dealer-logo.svg',
  user_address: {
    name: 'Çağrı Yapı Malzemeleri Ltd. Şti.',
    address: 'Perpa Ticaret Merkezi B Blok Kat 5',
    number: '412',
    town: 'Şişli',
    city: 'İstanbul',
  },
} as const;

/** `count`: how many the seed holds. */
export function createOffers(catalogue: Catalogue, cart: ShopCart, count: () => number): ShopOffers {
  const seeded = new Map<number, KeptOffer>();
  let requested: readonly KeptOffer[] = [];
  let mailed: readonly string[] = [];

  const all = () => {
    const made = cart.offers.slice(requested.length).map(({ items }, place) => {
      const lines = items.flatMap(({ product: { id }, productUnit, quantity }) => {
        const product = catalogue.product(String(id));
        const unit = product?.units.find((each) => each.id === productUnit.id);
        return product && unit ? [{ product, unit, quantity }] : [];
      });
      return createRequestedOffer(lines, requested.length + place, new Date().toISOString());
    });
    requested = [...requested, ...made];
    return [...requested].reverse().concat(
      Array.from({ length: count() }, (_, place) => {
        const known = seeded.get(place) ?? createSeedOffer(catalogue, place);
        seeded.set(place, known);
        return known;
      }),
    );
  };

  return {
    find: (id) => all().find((offer) => String(offer.id) === id),
    findByNumber: (orderNo) => all().find((offer) => offer.orderNo === orderNo),
    page(asked) {
      const offers = all();
      const pages = Math.ceil(offers.length / LIMIT);
      const page = Math.min(Math.max(1, asked), Math.max(1, pages));
      return {
        items: offers.slice((page - 1) * LIMIT, page * LIMIT).map(toOffer),
        total: offers.length,
        page,
        pages,
        sort: '-date',
        ...SENDER,
      };
    },
    get mailed() {
      return mailed;
    },
    mail({ orderNo }) {
      mailed = [...mailed, orderNo];
    },
    toCart({ lines }) {
      for (const line of lines) {
        const added: CartResult<unknown> = cart.add(String(line.product.id), String(line.unit.id), line.quantity);
        if (!added.ok) return { line, text: added.refusal.text };
      }
      return null;
    },
    reset() {
      seeded.clear();
      requested = [];
      mailed = [];
    },
  };
}

function toOffer({ id, orderNo, date, isCancelled, customer, lines }: KeptOffer): Offer {
  return {
    id,
    orderNo,
    date,
    isCancel: isCancelled ? '1' : '0',
    ...customer,
    offerItems: lines.map(({ id: lineId, product, unit, quantity, profit }, order) => ({
      id: lineId,
      code: product.code,
      name: product.name,
      quantity,
      price: unit.defaultPrice ?? { value: 0, currency: product.currency },
      profit,
      taxRate: product.taxRate,
      image: product.image,
      order: order + 1,
    })),
  };
}
