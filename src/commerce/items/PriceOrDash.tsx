import type { Money } from '@/domain/money/money';
import { MissingPrice } from '@/ui/MissingPrice';
import { MoneyText } from '@/ui/MoneyText';

/** A price or an amount; a dash where there is none. */
export function PriceOrDash({ price }: { readonly price: Money | null }) {
  return price ? <MoneyText money={price} /> : <MissingPrice />;
}
