import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '@/runtime/page/listen';
import { cardProblems, type CardField, type CardProblem } from '../rules/card/check';

/** What was typed of the card. It lives here and nowhere else (decision 43). */
export interface CardTexts {
  readonly card: string;
  readonly holder: string;
  readonly expire: string;
  readonly ccv: string;
}

const EMPTY: CardTexts = { card: '', holder: '', expire: '', ccv: '' };

/** Id of a field's control. */
export const fieldId = (formId: string, field: CardField) => `${formId}-${field}`;

/** The texts of a card form, and what is wrong with them once it has been submitted. */
export function useCardForm(amount: number) {
  const [texts, setTexts] = useState(EMPTY);
  /** Counts how often the card was cleared: inputs that keep their own text begin anew with each. */
  const [round, setRound] = useState(0);
  const [isChecked, setChecked] = useState(false);

  const all = cardProblems({ ...texts, amount });

  const setText = (field: keyof CardTexts, text: string) => {
    setTexts((before) => ({ ...before, [field]: text }));
  };
  /** Forgets the card; who it belongs to is no secret of the card's, and is typed once. */
  const clear = useCallback((keepHolder: boolean) => {
    setTexts(({ holder }) => (keepHolder ? { ...EMPTY, holder } : EMPTY));
    setRound((before) => before + 1);
    setChecked(false);
  }, []);
  /** From now on errors show. Answers with all there are. */
  const check = (): readonly CardProblem[] => {
    setChecked(true);
    return all;
  };

  useEffect(() => {
    // A browser that keeps the page to come back to must not keep the card.
    const onLeave = () => {
      flushSync(() => {
        clear(false);
      });
    };
    return listen(window, onLeave, 'pagehide');
  }, [clear]);

  return { texts, round, setText, clear, check, isComplete: all.length === 0, problems: isChecked ? all : [] };
}
