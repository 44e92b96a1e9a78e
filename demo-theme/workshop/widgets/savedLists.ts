import { standInCatalogue } from '../../../mocks/shop/catalogue';
import type { Setup } from './kind';

const NAMES = ['Haftalık sarf', 'Şantiye A, ikinci kat', 'Yedek parça', 'Kampanya dönemi'];
const LONG_NAME = 'Çok uzun adlı bir liste: merkez depo, ikinci kat, elektrik odası ve bütün yedek malzemesi';
const DAY = 24 * 60 * 60 * 1000;

/** Each its own, as the visitor is asked for; some are long where there are many. */
function nameOf(place: number, count: number): string {
  const name = count > NAMES.length && place % 7 === 0 ? LONG_NAME : (NAMES[place % NAMES.length] ?? LONG_NAME);
  return place < NAMES.length ? name : `${name} (${place})`;
}

/** A browser that has kept so many lists for a user of this state alone: the demo's own lists are another user's. */
export function keptLists(state: string, count: number): Setup {
  const id = `atolye-${state}`;
  const goods = standInCatalogue().all;
  const lists = Array.from({ length: count }, (_, place) => ({
    id: Date.UTC(2024, 0, 1) + place,
    name: nameOf(place, count),
    changed: Date.UTC(2024, 0, 1) + place * DAY,
    lines: goods.slice(place, place * 2 + 3).map(({ code }, line) => ({ code, unit: null, quantity: String(line + 1) })),
  }));
  return {
    page: { user: { id, name: 'Çağrı Yapı Malzemeleri Ltd. Şti.', risk_limit: 10_000 } },
    kept: { [`vitrin:saved-lists:${id}`]: lists },
  };
}
