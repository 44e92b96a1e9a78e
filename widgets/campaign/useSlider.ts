import { useCallback, useEffect, useState, type RefObject } from 'react';
import { autoplayDelay, type CarouselSize } from './rules';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';
import { scrollRow } from './slider/scrollRow';
import type { Slider } from './slider/swiper';

export interface SliderControl {
  /** Swiper moves the slides; until then, and where it does not load, they stand in a row that scrolls. */
  readonly isReady: boolean;
  next(): void;
  previous(): void;
  /** Moves them on by themselves every 5 to 7 seconds, until they are to rest. S2 §9, decision 57. */
  play(): void;
  rest(): void;
}

/** Where it does not load or start, nothing is lost: the row scrolls, and the buttons scroll it. */
const swiper = lazyPart(() => import('./slider/swiper'), 'createSlider');

/** Moves the slides in `view`, one at a time. */
export function useSlider(view: RefObject<HTMLElement | null>, { products, rows }: CarouselSize): SliderControl {
  const [slider, setSlider] = useState<Slider | null>(null);
  const { part: createSlider } = useLazyPart(swiper, true);
  const [delay] = useState(() => autoplayDelay(Math.random()));

  useEffect(() => {
    if (!createSlider || !view.current) return undefined;
    let made: Slider;
    try {
      made = createSlider(view.current, { products, rows }, delay);
    } catch {
      return undefined;
    }
    setSlider(made);
    return () => {
      made.destroy();
      setSlider(null);
    };
  }, [view, createSlider, products, rows, delay]);

  const move = (by: 1 | -1) => {
    if (slider) slider.move(by);
    else if (view.current) scrollRow(view.current, by);
  };
  // Others with each slider: a page that shows other products has another one, which rests until it is told to play.
  const play = useCallback(() => {
    slider?.play();
  }, [slider]);
  const rest = useCallback(() => {
    slider?.rest();
  }, [slider]);
  return {
    isReady: slider !== null,
    next: () => {
      move(1);
    },
    previous: () => {
      move(-1);
    },
    play,
    rest,
  };
}
