import { useEffect, useRef, useState } from 'react';

/** What the shop is asked before anything is paid: the plans of the card, the cart. */
interface Lookup {
  readonly isAsking: boolean;
  giveUp(): void;
}

/** Milliseconds that a press waits. Decision 78. */
const PATIENCE = 3_000;

/**
 * Lets a press of the pay button wait while the shop is asked, and goes on with it once the answers are there, cannot be had, or
 * have not come in time: then nobody waits for them any more. Decision 78.
 */
export function useEarlyPress<Press extends object>({ isAsking, giveUp }: Lookup, goOn: (press: Press) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const latest = useRef({ giveUp, goOn });
  useEffect(() => {
    latest.current = { giveUp, goOn };
  });

  const isWaiting = press !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      latest.current.giveUp();
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting]);
  useEffect(() => {
    if (press === null || isAsking) return;
    setPress(null);
    latest.current.goOn(press);
  }, [press, isAsking]);

  return { isWaiting, wait: setPress };
}
