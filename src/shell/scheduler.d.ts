/** Of React's scheduler, which has no types of its own for it: how long it works before it lets the page paint and answer. */
declare module 'scheduler' {
  /** @param fps slices a second, 1 to 125; 0 for its own 200 */
  export function unstable_forceFrameRate(fps: number): void;
}
