import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselSize } from '@/domain/campaign/carousel';
import { scrollRow } from './slider/scrollRow';
import type { createSlider, Slider } from './slider/swiper';

export interface SliderControl {
  /** Swiper moves the slides; until then, and where it does not load, they stand in a row that scrolls. */
  readonly isReady: boolean;
  next(): void;
  previous(): void;
}

let pending: Promise<typeof createSlider> | null = null;

/** One fetch for all carousels of the page; a failed one is forgotten. */
function loadSlider(): Promise<typeof createSlider> {
  pending ??= import('./slider/swiper').then((module) => module.createSlider);
  pending.catch(() => { pending = null; });
  return pending;
}

/** Moves the slides in `view`, one at a time. */
export function useSlider(view: RefObject<HTMLElement | null>, { products, rows }: CarouselSize): SliderControl {
  const slider = useRef<Slider | null>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    let isMounted = true;
    const start = async () => {
      const create = await loadSlider();
      if (!isMounted || !view.current) return;
      slider.current = create(view.current, { products, rows });
      setReady(true);
    };
    // A failure takes nothing away: the row scrolls, and the buttons scroll it.
    start().catch(() => undefined);
    return () => {
      isMounted = false;
      slider.current?.destroy();
      slider.current = null;
    };
  }, [view, products, rows]);

  const move = useCallback((by: 1 | -1) => {
    if (slider.current) slider.current.move(by);
    else if (view.current) scrollRow(view.current, by);
  }, [view]);
  const next = useCallback(() => { move(1); }, [move]);
  const previous = useCallback(() => { move(-1); }, [move]);
  return { isReady, next, previous };
}
