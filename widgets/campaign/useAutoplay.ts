import { useEffect, useState, type FocusEventHandler, type RefObject } from 'react';
import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';
import type { SliderControl } from './useSlider';

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

/** Decides when the slides of `slider` move by themselves. Decision 57. `toggleButton`: the one that stops and starts it. */
export function useAutoplay({ isReady, play, rest }: SliderControl, toggleButton: RefObject<HTMLButtonElement>): Autoplay {
  const [isPaused, setPaused] = useState(() => matchMedia(REDUCED_MOTION).matches);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(() => dom.hidden);
  const isPlaying = isReady && !isPaused && !isPointed && !isFocused && !isHidden;

  useEffect(() => {
    const motion = matchMedia(REDUCED_MOTION);
    const stop = () => {
      if (motion.matches) setPaused(true);
    };
    return listen(motion, stop, 'change');
  }, []);

  useEffect(() => {
    const look = () => {
      setHidden(dom.hidden);
    };
    return listen(dom, look, 'visibilitychange');
  }, []);

  useEffect(() => {
    if (!isPlaying) return undefined;
    play();
    return rest;
  }, [isPlaying, play, rest]);

  return {
    isPlaying,
    isPaused,
    toggle: () => {
      setPaused(!isPaused);
    },
    holds: {
      onPointerEnter: () => {
        setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
      },
      // Focus on the button itself holds nothing, or pressing it could not start the slides.
      onFocus: ({ target }) => {
        setFocused(target !== toggleButton.current);
      },
      onBlur: () => {
        setFocused(false);
      },
    },
  };
}
