import { useState } from 'react';
import { readAmount } from '../../rules/card/amount';
import { formatAmount } from '@/domain/money/format';
import { readTypedNumber } from '@/domain/typedNumber';
import { useTexts } from '@/i18n/useTexts';
import { Field } from '@/ui/Field';

interface Props {
  readonly id: string;
  /** TRY. */
  readonly amount: number;
  readonly error: string | undefined;
  readonly onAmount: (amount: number) => void;
}

/**
 * What is to be paid, typed; what it is taken for stands below, and in the field once it is left. What is no number is
 * nothing to pay: it stays there, with its error. S2 §5, decisions 42 and 63.
 */
export function AmountField({ id, amount, error, onAmount }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState(() => (amount > 0 ? formatAmount(amount) : ''));
  const [isLeft, setLeft] = useState(false);
  const isNumber = readTypedNumber(text) !== null;
  const ownError = isLeft && !isNumber && text.trim() !== '' ? t('card.missing.amount') : undefined;
  return (
    <Field
      id={id}
      label={t('card.amount')}
      isRequired
      className="vt-card__wide"
      error={error ?? ownError}
      hint={amount > 0 ? t('card.amountRead', { amount: formatAmount(amount) }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setLeft(false);
            onAmount(readAmount(target.value));
          }}
          onBlur={() => {
            setLeft(true);
            if (isNumber) setText(formatAmount(amount));
          }}
        />
      )}
    </Field>
  );
}
