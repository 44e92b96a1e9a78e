import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import InputMask, { type MaskChange, type MaskState } from 'react-input-mask';
import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';
import { replacement } from './replacement';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'> {
  /** 9 is a digit, anything else stands for itself. */
  readonly mask: string;
  /** Writes any text as the mask has it. */
  readonly format: (text: string) => string;
  readonly onText: (text: string) => void;
}

/**
 * A text field under a mask. It keeps its text itself: React would copy the value of a field that it controls into an
 * attribute, where recorders of sessions and page scripts read it. A new `key` empties it.
 */
export function MaskedInput({ mask, format, onText, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef('');

  const mend = ({ previousState, currentState, nextState }: MaskChange): MaskState => {
    if (!previousState || !currentState) return nextState;
    // '1/' is January: the mask would take what follows for the second digit of the month.
    if (mask[2] === '/' && /^\d\/$/.test(currentState.value) && previousState.value.length === 1)
      return { value: `0${currentState.value}`, selection: { start: 3, end: 3 } };
    const replaced = replacement(previousState, currentState, (put) => format(put).length === mask.length);
    if (replaced === null) return nextState;
    const value = format(replaced.text);
    const caret = Math.min(replaced.caret, value.length);
    return { value, selection: { start: caret, end: caret } };
  };

  useEffect(() => {
    // React does not hear of a value that a script of the page has set and announced. Here its own handlers are done.
    const onSet = ({ target }: Event) => {
      const element = input.current;
      if (target !== element || !element || element.value === told.current) return;
      element.value = format(element.value);
      told.current = element.value;
      onText(element.value);
    };
    return listen(dom, onSet, 'input', 'change');
  }, [format, onText]);

  return (
    <InputMask
      {...field}
      ref={input}
      type="text"
      inputMode="numeric"
      spellCheck={false}
      mask={mask}
      maskPlaceholder={null}
      beforeMaskedStateChange={mend}
      onChange={({ target }) => {
        told.current = target.value;
        onText(target.value);
      }}
    />
  );
}
