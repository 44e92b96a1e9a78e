import { SPACE_BETWEEN } from '../rules';

/** The row's way from one slide to the next, in CSS pixels. */
export function stepOf(view: HTMLElement): number {
  const slide = view.firstElementChild?.firstElementChild;
  return (slide?.getBoundingClientRect().width ?? 0) + SPACE_BETWEEN;
}

/** Scrolls a row that no slider moves by one slide; at its end it goes on at its beginning, and the other way round. */
export function scrollRow(view: HTMLElement, by: 1 | -1): void {
  const { scrollLeft, scrollWidth, clientWidth } = view;
  const end = scrollWidth - clientWidth;
  const isPastEdge = by > 0 ? scrollLeft >= end - 1 : scrollLeft <= 1;
  const edge = by > 0 ? 0 : end;
  view.scrollLeft = isPastEdge ? edge : scrollLeft + by * stepOf(view);
}
