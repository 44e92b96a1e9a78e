import type { Money } from '@/domain/money/money';
import type { Unit } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { priceOfPiece, unitOfPrice } from '../perUnit';
import { PricePair } from '../Prices';

interface Props {
  readonly sale: Money;
  readonly list: Money | null;
  /** Products of a campaign tell their default unit alone. S2 §3. */
  readonly unit: Unit | null;
}

const NO_UNITS = { units: [] };

/** The prices of a product of a campaign, each for its unit, and what one piece costs. Decision 73. */
export function CampaignPair({ sale, list, unit }: Props) {
  const { t } = useTexts();
  return (
    <PricePair sale={sale} list={list} unit={unitOfPrice(unit, t)}>
      {priceOfPiece(sale, NO_UNITS, unit, t)}
    </PricePair>
  );
}
