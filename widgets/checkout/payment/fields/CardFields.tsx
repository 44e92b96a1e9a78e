import type { CardField } from '../../rules/card/check';
import { expiryText } from '../../rules/card/expiry';
import { digitsOf, groupCardNumber } from '../../rules/card/number';
import { useTexts } from '@/i18n/useTexts';
import { Field } from '@/ui/Field';
import { fieldId, type CardTexts } from '../useCardForm';
import { MaskedInput } from './MaskedInput';

interface Props {
  readonly formId: string;
  /** Another round empties what the masks hold. */
  readonly round: number;
  readonly holder: string;
  readonly errorOf: (field: CardField) => string | undefined;
  readonly onText: (field: keyof CardTexts, text: string) => void;
  /** The focus has come to the CCV, which is on the back of a card, or has left it. */
  readonly onBack: (isBack: boolean) => void;
}

const ccvText = (text: string) => digitsOf(text).slice(0, 3);

/** What is printed on a card. None of the inputs has a name: no browser can send them with the form. S2 §5. */
export function CardFields({ formId, round, holder, errorOf, onText, onBack }: Props) {
  const { t } = useTexts();
  const field = (name: keyof CardTexts) => ({ id: fieldId(formId, name), error: errorOf(name), isRequired: true });
  return (
    <>
      <Field {...field('card')} className="vt-card__wide" label={t('card.number')}>
        {(control) => (
          <MaskedInput
            {...control}
            key={round}
            mask="9999 9999 9999 9999"
            autoComplete="cc-number"
            format={groupCardNumber}
            onText={(text) => {
              onText('card', text);
            }}
          />
        )}
      </Field>
      <Field {...field('holder')} className="vt-card__wide" label={t('card.holder')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="cc-name"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            value={holder}
            onChange={({ target }) => {
              onText('holder', target.value);
            }}
          />
        )}
      </Field>
      <Field {...field('expire')} label={t('card.expiry')}>
        {(control) => (
          <MaskedInput
            {...control}
            key={round}
            mask="99/99"
            autoComplete="cc-exp"
            format={expiryText}
            onText={(text) => {
              onText('expire', text);
            }}
          />
        )}
      </Field>
      <Field {...field('ccv')} label={t('card.ccv')} hint={t('card.ccvHint')}>
        {(control) => (
          <MaskedInput
            {...control}
            key={round}
            mask="999"
            autoComplete="cc-csc"
            format={ccvText}
            onText={(text) => {
              onText('ccv', text);
            }}
            onFocus={() => {
              onBack(true);
            }}
            onBlur={() => {
              onBack(false);
            }}
          />
        )}
      </Field>
    </>
  );
}
