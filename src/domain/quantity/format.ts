import { once } from '../once';

const format = once(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 6 }));

/** A quantity as it is read, in every locale as prices are: '1,5', '1.250'. Decision 80. */
export function formatQuantity(quantity: number): string {
  return format().format(quantity);
}
