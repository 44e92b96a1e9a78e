import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/dom';
import { onTestFinished, vi } from 'vitest';
import { toReading, type Phrase } from './reading';

/** More than any page of a test has to say. */
const MOST_STOPS = 400;

/** A screen reader on the page of a test. */
export interface Reader {
  /** Reads on from where it stands, until it stands on that element; without one to the end of the page. */
  readTo(this: void, element?: Element): Promise<void>;
  /** Presses what it stands on. */
  press(this: void): Promise<void>;
  /** Types into what it stands on, in place of what is there, and says what stands there then. */
  type(this: void, keys: string): Promise<void>;
  /** Waits until something with that text is said. */
  hear(this: void, text: string): Promise<void>;
  /** What has been said since it was asked last, a line for each thing. */
  takeReading(this: void): Promise<readonly string[]>;
  /** Ends reading. */
  leave(this: void): Promise<void>;
}

/** Begins to read at the top of the page. It hears what changes there, too. */
export async function startReader(): Promise<Reader> {
  // jsdom has no pseudo-elements, and complains where it is asked for one.
  const { getComputedStyle } = window;
  const styles = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle(element));
  const leave = () => {
    styles.mockRestore();
    return virtual.stop();
  };
  onTestFinished(leave);
  await virtual.start({ container: document.body });
  let phrases: Phrase[] = [];
  let heard = 0;
  const listen = async () => {
    const log = await virtual.spokenPhraseLog();
    phrases.push(...log.slice(heard).map((text) => ({ text, node: virtual.activeNode })));
    heard = log.length;
  };
  await listen();
  return {
    async readTo(element) {
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        await virtual.next();
        if ((await virtual.lastSpokenPhrase()) === 'end of document') return;
        await listen();
        if (element && virtual.activeNode === element) return;
      }
      throw new Error('what was looked for is not read');
    },
    async press() {
      await virtual.act();
      await listen();
    },
    async type(keys) {
      await virtual.press('Control+A');
      await virtual.type(keys);
      await listen();
    },
    async hear(text) {
      await waitFor(async () => {
        await listen();
        if (!phrases.some((phrase) => phrase.text.includes(text))) throw new Error(`${text} is not said`);
      });
    },
    async takeReading() {
      await listen();
      const lines = toReading(phrases);
      phrases = [];
      return lines;
    },
    leave,
  };
}
