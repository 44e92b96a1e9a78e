import { useState } from 'react';
import { readAmount } from '@/domain/card/amount';
import { formatAmount } from '@/domain/money/format';
import { useTexts } from '@/i18n/useTexts';
import { Field } from '@/ui/Field';

interface Props {
  readonly id: string;
  /** TRY. */
  readonly amount: number;
  readonly error: string | undefined;
  readonly onAmount: (amount: number) => void;
}

/** What is to be paid, typed; what it is taken for stands below, and in the field once it is left. S2 §5, decision 42. */
export function AmountField({ id, amount, error, onAmount }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  return (
    <Field id={id} label={t('card.amount')} error={error} hint={amount > 0 ? t('card.amountRead', { amount: formatAmount(amount) }) : undefined}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onAmount(readAmount(target.value));
          }}
          onBlur={() => { if (text.trim() !== '') setText(formatAmount(amount)); }}
        />
      )}
    </Field>
  );
}
