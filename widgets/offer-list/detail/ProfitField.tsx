import { useId, useState } from 'react';
import { readProfit } from '../rules/profit';
import { useTexts } from '@/i18n/useTexts';
import { ErrorText } from '@/ui/ErrorText';
import { controlClass } from '@/ui/Field';

interface Props {
  /** Name of the product, which tells the field from those of other lines. */
  readonly product: string;
  readonly typed: string;
  readonly isWrong: boolean;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
}

/** The dealer's profit on a line, in percent. S2 §5. */
export function ProfitField({ product, typed, isWrong, readOnly, onType }: Props) {
  const { t } = useTexts();
  const errorId = useId();
  const [text, setText] = useState(typed);
  const [isLeft, setLeft] = useState(false);
  // A minus is how a discount begins.
  const isTold = isWrong && (isLeft || typed.trim() !== '-');
  return (
    <>
      {/* No `inputMode`: the number pads of phones have no minus. */}
      <input
        type="text"
        className={`${controlClass(isTold)} vt-offer__profit`}
        aria-label={t('offers.profitOf', { name: product })}
        aria-invalid={isWrong}
        aria-describedby={isTold ? errorId : undefined}
        autoComplete="off"
        placeholder="0"
        readOnly={readOnly}
        // What says no other profit stands as it was typed: '10,' on its way to '10,5'.
        value={readProfit(text) === readProfit(typed) ? text : typed}
        onChange={({ target }) => {
          setLeft(false);
          setText(target.value);
          onType(target.value);
        }}
        onBlur={() => {
          setLeft(true);
        }}
      />
      {isTold && (
        <span className="vt-field__error vt-offer__wrong" id={errorId} role="alert">
          <ErrorText>{t('offers.badProfit')}</ErrorText>
        </span>
      )}
    </>
  );
}
