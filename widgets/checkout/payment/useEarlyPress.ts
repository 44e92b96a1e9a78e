import { useEffect, useRef, useState } from 'react';

interface Lookup {
  readonly isAsking: boolean;
  giveUp(): void;
}

/** Milliseconds that a press waits for the plans of its card. Decision 78. */
const PATIENCE = 3_000;

/**
 * Lets a press of the pay button wait while the plans of the card are looked up, and goes on with it once they are there,
 * cannot be had, or have not come in time: then nobody waits for them any more. Decision 78.
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

  return {
    isWaiting,
    wait: (next: Press) => {
      setPress(next);
    },
  };
}
