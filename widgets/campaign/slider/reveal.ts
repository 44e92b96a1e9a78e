import { dom } from '@/runtime/page/dom';

/** The class that Swiper gives the slides in view. */
export const VISIBLE = 'vt-campaign__slide--visible';

/** Keeps keyboard and screen readers to the slides in view, and fetches the images of those that come next. */
export function revealSlides(slides: readonly HTMLElement[]): void {
  const isVisible = (slide: HTMLElement | undefined) => slide?.classList.contains(VISIBLE) === true;
  const left = slides.find((slide) => !isVisible(slide) && slide.contains(dom.activeElement));
  slides.forEach((slide, index) => {
    const isHidden = !isVisible(slide);
    if (slide.inert !== isHidden) slide.inert = isHidden;
    if (isVisible(slides[index - 1]) || isVisible(slides[index + 1])) fetchImages(slide);
  });
  // A drag or a narrower window has taken the slide with the focus away.
  if (left) slides.find(isVisible)?.querySelector('a')?.focus({ preventScroll: true });
}

/** Lazy images wait until they are in view, and would come late. */
function fetchImages(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
}
