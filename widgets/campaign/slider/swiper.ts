import Swiper from 'swiper';
import { isLooped, slidesPerView, SPACE_BETWEEN, type CarouselSize } from '@/domain/campaign/carousel';
import { revealSlides, VISIBLE } from './reveal';
import { stepOf } from './scrollRow';

export interface Slider {
  move(by: 1 | -1): void;
  /** Leaves the row as it was found. */
  destroy(): void;
}

/** Milliseconds that a move takes. */
const SPEED = 150;

/** Gives the slides in `view` to Swiper, at the place to which the row has been scrolled. S2 §9, decision 57. */
export function createSlider(view: HTMLElement, size: CarouselSize): Slider {
  let perView = fitting(view);
  let swiper = build(view, size, perView, Math.round(view.scrollLeft / stepOf(view)));
  // Swiper's own breakpoints do not put the slides back in order when they end a loop.
  const resize = new ResizeObserver(() => {
    if (fitting(view) === perView) return;
    perView = fitting(view);
    const { realIndex } = swiper;
    swiper.destroy();
    swiper = build(view, size, perView, realIndex);
  });
  resize.observe(view);
  // The browser would drag the link or the image instead of the slides.
  view.addEventListener('dragstart', prevent);

  return {
    move(by) {
      if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
    },
    destroy() {
      resize.disconnect();
      view.removeEventListener('dragstart', prevent);
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

function build(view: HTMLElement, size: CarouselSize, perView: number, initialSlide: number): Swiper {
  const isLoop = isLooped(size, perView);
  view.scrollLeft = 0;
  return new Swiper(view, {
    initialSlide,
    slidesPerView: perView,
    spaceBetween: SPACE_BETWEEN,
    loop: isLoop,
    rewind: !isLoop,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED,
    watchSlidesProgress: true,
    containerModifierClass: 'vt-campaign__view--',
    wrapperClass: 'vt-campaign__row',
    slideClass: 'vt-campaign__slide',
    slideActiveClass: 'vt-campaign__slide--active',
    slideNextClass: 'vt-campaign__slide--next',
    slidePrevClass: 'vt-campaign__slide--prev',
    slideVisibleClass: VISIBLE,
    slideFullyVisibleClass: 'vt-campaign__slide--fully-visible',
    on: { progress: ({ slides }) => { revealSlides(slides); } },
  });
}
