/** How large the page shows a CSS pixel of an element, by `zoom` or a transform; in steps, as heights are rounded. */
export function scaleOf(element: HTMLElement | null): number {
  const scale = element ? Math.round((element.getBoundingClientRect().height / element.offsetHeight) * 200) / 200 : 1;
  // What a page hides has none.
  return scale > 0 ? scale : 1;
}
