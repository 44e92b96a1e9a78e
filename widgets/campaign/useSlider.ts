import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
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
const swiper = lazyPart(() => import('./slider/swiper').then(({ createSlider }) => createSlider));

/** Moves the slides in `view`, one at a time. */
export function useSlider(view: RefObject<HTMLElement | null>, { products, rows }: CarouselSize): SliderControl {
  const slider = useRef<Slider | null>(null);
  const { part: createSlider, fetchPart } = useLazyPart(swiper);
  const [isReady, setReady] = useState(false);
  const [delay] = useState(() => autoplayDelay(Math.random()));

  useEffect(() => {
    void fetchPart();
  }, [fetchPart]);

  useEffect(() => {
    if (!createSlider || !view.current) return undefined;
    try {
      slider.current = createSlider(view.current, { products, rows }, delay);
    } catch {
      return undefined;
    }
    setReady(true);
    return () => {
      slider.current?.destroy();
      slider.current = null;
    };
  }, [view, createSlider, products, rows, delay]);

  const move = useCallback(
    (by: 1 | -1) => {
      if (slider.current) slider.current.move(by);
      else if (view.current) scrollRow(view.current, by);
    },
    [view],
  );
  const next = useCallback(() => {
    move(1);
  }, [move]);
  const previous = useCallback(() => {
    move(-1);
  }, [move]);
  const play = useCallback(() => {
    slider.current?.play();
  }, []);
  const rest = useCallback(() => {
    slider.current?.rest();
  }, []);
  return { isReady, next, previous, play, rest };
}
