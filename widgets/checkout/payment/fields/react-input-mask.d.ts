/** What we use of the library, which brings no types. */
declare module 'react-input-mask' {
  import type { ForwardRefExoticComponent, InputHTMLAttributes, RefAttributes } from 'react';

  export interface MaskState {
    readonly value: string;
    /** Null where the input has not had the focus. */
    readonly selection: { readonly start: number | null; readonly end: number | null };
  }

  export interface MaskChange {
    /** Only for a change of the visitor's: the states before it, and as the browser left it. */
    readonly previousState?: MaskState;
    readonly currentState?: MaskState;
    readonly nextState: MaskState;
  }

  interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue'> {
    /** 9 is a digit, anything else is written by the mask. */
    readonly mask: string;
    readonly maskPlaceholder: null;
    readonly beforeMaskedStateChange?: (change: MaskChange) => MaskState;
  }

  const InputMask: ForwardRefExoticComponent<Props & RefAttributes<HTMLInputElement>>;
  export default InputMask;
}
