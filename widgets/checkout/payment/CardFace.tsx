import { times } from '@/domain/times';
import { digitsOf } from '../rules/card/number';
import type { CardTexts } from './useCardForm';
import './css/card-face.css';

interface Props {
  readonly texts: CardTexts;
  readonly bank: string;
  readonly isBack: boolean;
}

const UNTYPED = '•';
const UNTYPED_EXPIRY = '••/••';
/** Digits that are never written here: nobody may find a whole card number in the markup (decision 43). */
const HIDDEN_FROM = 8;
const HIDDEN_TO = 12;

function maskNumber(card: string): string {
  const digits = digitsOf(card);
  return times(16, (place) => ((place >= HIDDEN_FROM && place < HIDDEN_TO) || !digits[place] ? UNTYPED : digits[place]))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** A picture of the card that turns over for the CCV. It says nothing that the fields do not say. S2 §2. */
export function CardFace({ texts: { card, holder, expire, ccv }, bank, isBack }: Props) {
  return (
    <div className="vt-card-face" aria-hidden="true">
      <div className={isBack ? 'vt-card-face__body vt-card-face__body--back' : 'vt-card-face__body'}>
        <div className="vt-card-face__side">
          <span className="vt-card-face__bank">{bank}</span>
          <span className="vt-card-face__chip" />
          <span className="vt-card-face__number">{maskNumber(card)}</span>
          <span className="vt-card-face__line">
            <span className="vt-card-face__holder">{holder}</span>
            <span>{expire || UNTYPED_EXPIRY}</span>
          </span>
        </div>
        <div className="vt-card-face__side vt-card-face__side--back">
          <span className="vt-card-face__strip" />
          <span className="vt-card-face__ccv">{UNTYPED.repeat(ccv.length) || 'CCV'}</span>
        </div>
      </div>
    </div>
  );
}
