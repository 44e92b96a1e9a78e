import { useEffect, useState, type FocusEventHandler, type RefObject } from 'react';
import { autoplayDelay } from '@/domain/campaign/carousel';

export interface Autoplay {
  /** The slides move by themselves at this moment. */
  readonly isPlaying: boolean;
  /** The visitor has stopped them, here or in the settings of the system. */
  readonly isPaused: boolean;
  readonly toggle: () => void;
  /** Pointer or focus in the carousel hold the slides for as long as they stay. */
  readonly holds: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: FocusEventHandler;
    readonly onBlur: () => void;
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Calls `advance` every 5 to 7 seconds. S2 §9, decision 57. `toggleButton`: the one that stops and starts it. */
export function useAutoplay(isReady: boolean, advance: () => void, toggleButton: RefObject<HTMLButtonElement>): Autoplay {
  const [delay] = useState(() => autoplayDelay(Math.random()));
  const [isPaused, setPaused] = useState(() => matchMedia(REDUCED_MOTION).matches);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = isReady && !isPaused && !isPointed && !isFocused;

  useEffect(() => {
    const motion = matchMedia(REDUCED_MOTION);
    const stop = () => { if (motion.matches) setPaused(true); };
    motion.addEventListener('change', stop);
    return () => { motion.removeEventListener('change', stop); };
  }, []);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => { if (!document.hidden) advance(); }, delay);
    return () => { clearInterval(timer); };
  }, [isPlaying, delay, advance]);

  return {
    isPlaying,
    isPaused,
    toggle: () => { setPaused(!isPaused); },
    holds: {
      onPointerEnter: () => { setPointed(true); },
      onPointerLeave: () => { setPointed(false); },
      // Focus on the button itself holds nothing, or pressing it could not start the slides.
      onFocus: ({ target }) => { setFocused(target !== toggleButton.current); },
      onBlur: () => { setFocused(false); },
    },
  };
}
