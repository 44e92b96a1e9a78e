import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { writeTypedNumber } from '@/domain/typedNumber';
import { useTexts, type PageTexts } from '@/i18n/useTexts';
import './css/quantity.css';

interface Props {
  /** Of the product that is counted: the box and its two buttons are named with it. */
  readonly name: string;
  /** Null while none is filled in. */
  readonly amount: number | null;
  /** It may be empty. */
  readonly isOptional?: boolean;
  readonly onStep: (step: 1 | -1) => void;
  /** What was typed, when it is meant to count; answers with the amount that it was taken for. */
  readonly onType: (text: string) => number;
  /** Whether something is being typed that does not count yet. */
  readonly onDraft?: (isTyped: boolean) => void;
  /** Largest amount, where there is one. */
  readonly max?: number | undefined;
  /** One more is refused, whatever is known of a largest amount. */
  readonly isFull?: boolean;
  /** DOM id of what is said of the amount. */
  readonly describedBy?: string | undefined;
  /** What is said of it stands right below. */
  readonly isNoted?: boolean;
  /** Low, for dense rows; a coarse pointer still gets 44 px. */
  readonly compact?: boolean;
  /** What the keys do that lead to another box; without it they do what they do in any box. */
  readonly keys?: BoxKeys | undefined;
  /** The names of its two buttons; where many boxes stand together, they are said once for all of them. */
  readonly steps?: StepWords | undefined;
}

export interface StepWords {
  readonly less: string;
  readonly more: string;
}

/** What the two buttons of a box do. */
export const stepWords = ({ t }: PageTexts): StepWords => ({ less: t('quantity.less'), more: t('quantity.more') });

/** Which way: 1 to the next box, -1 to the one before. */
export type Way = 1 | -1;

/** The keys of a box that stands among others of its kind. Decision 76. */
export interface BoxKeys {
  /** Enter, with Shift the other way: what was typed counts by then. */
  readonly onEnter: (box: HTMLElement, way: Way) => void;
  /** Ctrl or Alt with an arrow. */
  readonly onWalk: (box: HTMLElement, way: Way) => void;
}

/**
 * A quantity box: a spin button with − and +. What is typed counts at Enter and when the box is left; a text that
 * was taken for another amount is selected again (decision 29). Escape brings the last amount back.
 */
export function QuantityInput(props: Props) {
  const {
    name,
    amount,
    onStep,
    onType,
    onDraft,
    max,
    isFull = false,
    describedBy,
    isNoted,
    compact,
    keys,
    isOptional,
    steps,
  } = props;
  const shown = amount === null ? '' : writeTypedNumber(amount);
  const texts = useTexts();
  const { less, more } = steps ?? stepWords(texts);
  const input = useRef<HTMLInputElement>(null);
  /** What stands in the box while it is being typed. */
  const [draft, keepDraft] = useState<string | null>(null);
  const setDraft = (text: string | null) => {
    keepDraft(text);
    onDraft?.(text !== null);
  };

  const commit = () => {
    if (draft === null) return;
    // What was typed and taken back is no amount that was typed.
    const isCoerced = draft !== shown && writeTypedNumber(onType(draft)) !== draft;
    flushSync(() => {
      setDraft(null);
    });
    // Selecting a box that was left would bring the focus back to it.
    if (isCoerced && input.current?.matches(':focus')) input.current.select();
  };
  const step = (by: 1 | -1) => {
    commit();
    onStep(by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: box, key, ctrlKey, altKey, shiftKey, repeat } = event;
    const walk = keys && (ctrlKey || altKey) && { ArrowUp: -1 as const, ArrowDown: 1 as const }[key];
    if (walk) {
      event.preventDefault();
      keys.onWalk(box, walk);
      return;
    }
    const act = {
      Enter: () => {
        commit();
        // A key that is held down is pressed once.
        if (!repeat) keys?.onEnter(box, shiftKey ? -1 : 1);
      },
      ArrowUp: () => {
        step(1);
      },
      ArrowDown: () => {
        step(-1);
      },
    }[key];
    if (act) {
      // Enter would send a form of the page, and the arrows would move the caret.
      event.preventDefault();
      act();
    } else if (key === 'Escape' && draft !== null) {
      // A dialog around it closes by the next.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    }
  };

  // The buttons are for the pointer: the keyboard has the arrows, and a row keeps one tab stop.
  const button = (by: 1 | -1, action: string, sign: string, isAtEnd: boolean) => (
    <button
      type="button"
      className={`vt-quantity__step${isAtEnd ? ' vt-quantity__step--end' : ''}`}
      tabIndex={-1}
      aria-disabled={isAtEnd}
      aria-label={`${action}: ${name}`}
      onClick={() => {
        step(by);
      }}
    >
      {sign}
    </button>
  );

  return (
    <span className={`vt-quantity${compact ? ' vt-quantity--compact' : ''}${isNoted ? ' vt-quantity--noted' : ''}`}>
      {button(-1, less, '−', (amount ?? 0) <= (isOptional ? 0 : 1))}
      <input
        ref={input}
        className="vt-quantity__input"
        data-walk={keys && ''}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={texts.t('product.quantityOf', { name })}
        aria-valuenow={amount ?? undefined}
        aria-valuemin={isOptional ? 0 : 1}
        aria-valuemax={max}
        aria-describedby={describedBy}
        value={draft ?? shown}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        // Whoever arrives by keys types over it.
        onFocus={
          keys &&
          ((event) => {
            event.currentTarget.select();
          })
        }
        // A click is meant to replace the amount, as the tab key does by itself.
        onClick={(event) => {
          event.currentTarget.select();
        }}
        // Of several cells the browser makes one number, 5103 of 5, 10 and 3.
        onPaste={(event) => {
          const [first = '', ...others] = event.clipboardData
            .getData('text/plain')
            .trim()
            .split(/[\t\n\r]+/);
          if (others.length === 0) return;
          event.preventDefault();
          setDraft(first);
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {button(1, more, '+', isFull || (max !== undefined && (amount ?? 0) >= max))}
    </span>
  );
}
