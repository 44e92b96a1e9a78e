import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { listen } from '@/runtime/page/listen';
import { onResize } from '@/ui/onResize';
import { isLooped, slidesPerView, SPACE_BETWEEN, type CarouselSize } from '../rules';
import { revealSlides, VISIBLE } from './reveal';
import { stepOf } from './scrollRow';

export interface Slider {
  move(by: 1 | -1): void;
  /** Moves the slides on by themselves, from now on. */
  play(): void;
  /** Harmless once it is destroyed. */
  rest(): void;
  /** Leaves the row as it was found. */
  destroy(): void;
}

/** Milliseconds that a move takes. */
const SPEED = 150;

/**
 * Gives the slides in `view` to Swiper, at the place to which the row has been scrolled; they rest until they are told to
 * play. `delay`: milliseconds between two moves. S2 §9, decision 57.
 */
export function createSlider(view: HTMLElement, size: CarouselSize, delay: number): Slider {
  let perView = fitting(view);
  let isPlaying = false;
  const build = (initialSlide: number) => {
    const built = createSwiper(view, size, { perView, delay, initialSlide });
    if (!isPlaying) built.autoplay.stop();
    return built;
  };
  let swiper = build(Math.round(view.scrollLeft / stepOf(view)));
  const fit = () => {
    const fits = fitting(view);
    if (fits === perView) return;
    perView = fits;
    const { realIndex } = swiper;
    swiper.destroy();
    swiper = build(realIndex);
  };
  let frame = 0;
  // Swiper's own breakpoints do not put the slides back in order when they end a loop. In the next frame, as Swiper does it: slides that
  // get another height within an observer's call are an error of the page in some browsers.
  const stopFitting = onResize(view, () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  // The browser would drag the link or the image instead of the slides.
  const letDrag = listen(view, prevent, 'dragstart');

  return {
    move(by) {
      if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
    },
    play() {
      isPlaying = true;
      swiper.autoplay.start();
    },
    rest() {
      isPlaying = false;
      if (!swiper.destroyed) swiper.autoplay.stop();
    },
    destroy() {
      stopFitting();
      cancelAnimationFrame(frame);
      letDrag();
      swiper.destroy();
    },
  };
}

function fitting(view: HTMLElement): number {
  return slidesPerView(view.getBoundingClientRect().width);
}

function prevent(event: Event): void {
  event.preventDefault();
}

interface SwiperChoice {
  readonly perView: number;
  readonly delay: number;
  readonly initialSlide: number;
}

function createSwiper(view: HTMLElement, size: CarouselSize, { perView, delay, initialSlide }: SwiperChoice): Swiper {
  const isLoop = isLooped(size, perView);
  view.scrollLeft = 0;
  return new Swiper(view, {
    modules: [Autoplay],
    initialSlide,
    slidesPerView: perView,
    spaceBetween: SPACE_BETWEEN,
    loop: isLoop,
    rewind: !isLoop,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED,
    // The end of a transition never comes where the row is hidden or gets another width on the way: the slides would stand for ever.
    autoplay: { delay, waitForTransition: false },
    loopPreventsSliding: false,
    watchSlidesProgress: true,
    containerModifierClass: 'vt-campaign__view--',
    wrapperClass: 'vt-campaign__row',
    slideClass: 'vt-campaign__slide',
    slideActiveClass: 'vt-campaign__slide--active',
    slideNextClass: 'vt-campaign__slide--next',
    slidePrevClass: 'vt-campaign__slide--prev',
    slideVisibleClass: VISIBLE,
    slideFullyVisibleClass: 'vt-campaign__slide--fully-visible',
    on: {
      progress: ({ slides }) => {
        revealSlides(slides);
      },
    },
  });
}
