import type { BeforeEventName, VitrinEvents } from '@/contract/events';
import { say } from '@/runtime/page/say';

/**
 * Announces an action on `target`, which the page may stop (`preventDefault`) or hold (`waitUntil`). Contract §4.
 *
 * What a listener writes into its detail changes nothing of what is then done.
 *
 * Answers whether it is let: at once where nothing holds it, so that an action of a click stays one; else by a promise that settles
 * when all is settled that it waits for, with false where one of them was rejected. It never rejects.
 */
export function ask<Name extends BeforeEventName>(
  target: EventTarget,
  name: Name,
  detail: VitrinEvents[Name],
): boolean | Promise<boolean> {
  const awaited: unknown[] = [];
  let isAsking = true;
  const waitUntil = (promise: unknown) => {
    if (!isAsking) throw new Error(`waitUntil: too late; call it in the listener of ${name}, before anything is awaited`);
    awaited.push(promise);
  };
  const event = Object.assign(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail: { ...detail } }), {
    waitUntil,
  });
  const isLet = target.dispatchEvent(event);
  isAsking = false;
  // Also where a listener has stopped it: what nobody waits for would be an unhandled rejection of the page's.
  const held = Promise.all(awaited).then(
    () => true,
    (reason: unknown) => {
      say('warn', `[vitrin] ${name}: stopped, as a promise given to waitUntil was rejected:`, reason);
      return false;
    },
  );
  return isLet && awaited.length > 0 ? held : isLet;
}
