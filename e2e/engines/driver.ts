/** What can be handed to a function of a page, and comes back from it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

export type Key = 'ArrowDown' | 'ArrowUp' | 'Backspace' | 'Delete' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** One tab of a browser. Keys and clicks are the browser's own, as a hand gives them. */
export interface Tab {
  /** Opens an address of the shop and waits until the page and its first files are loaded. */
  goTo(url: string): Promise<void>;
  /** Runs a function in the page, past its policy; it knows nothing but its arguments. Rejects with what it throws. */
  evaluate<Result, Given extends readonly Json[]>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Runs a whole script in the page, past its policy. */
  run(script: string): Promise<unknown>;
  press(key: Key): Promise<void>;
  /** Types a text as fast as the browser takes it. */
  type(text: string): Promise<void>;
  /** Clicks the middle of the first element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Brings it before the others, as a visitor does who turns to it. */
  toFront(): Promise<void>;
  /** What is on the screen: a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Its name and version, as it says them itself. */
  readonly name: string;
  /** A new tab in front of the others. Its pages are `width` CSS pixels wide. */
  newTab(width: number): Promise<Tab>;
  close(): Promise<void>;
}

/** The call of a function with what it is given, as a script for another program to run. */
export function asText<Given extends readonly Json[]>(run: (...given: Given) => unknown, given: Given): string {
  return `(${run.toString()})(...${JSON.stringify(given)})`;
}
