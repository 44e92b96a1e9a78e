import { dom } from '@/runtime/page/dom';
import { freeTop } from './freeTop';
import { obstaclesIn, STEP } from './obstacles';
import type { ToastSurroundings } from './view';

/** CSS pixels below the messages' own height that most pages leave free under their header. */
const USUAL_DEPTH = 160;

/**
 * Keeps messages at the top centre of what is free while they stand (decision 64). Answers with what places them after a
 * change of their own.
 */
export function keepPlaced(region: HTMLElement, { frontLayer, ending }: ToastSurroundings): () => void {
  let frame = 0;
  let task: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    if (region.hidden || !region.isConnected) return;
    const { innerWidth: width, innerHeight: windowHeight } = window;
    const { top, height } = region.getBoundingClientRect();
    // As wide as a message gets: what stands beside it in a wide window is in nobody's way.
    const boxes = [...region.querySelectorAll('.vt-toast, .vt-toasts__close-all')].map((each) => each.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const room = { left, right, height, windowHeight };
    const findTop = (depth: number) => freeTop(room, obstaclesIn(frontLayer(), region, { width, height: windowHeight }, depth));
    // What lies deeper moves nothing that ends above it.
    const depth = height + USUAL_DEPTH;
    const near = findTop(depth);
    const wanted = near + height + STEP * 2 <= depth ? near : findTop(windowHeight);
    // By the difference: a dialog with a transform is what fixed elements in it go by.
    const offset = Number.parseFloat(region.style.insetBlockStart) || top;
    region.style.insetBlockStart = `${offset + wanted - top}px`;
  };
  const placeSoon = () => {
    if (region.hidden) return;
    cancelAnimationFrame(frame);
    clearTimeout(task);
    // Behind the paint, so that what the visitor did shows first: to look for a place takes a slow computer longer than a frame.
    frame = requestAnimationFrame(() => {
      task = setTimeout(place);
    });
  };
  for (const type of ['scroll', 'focusin'])
    dom.addEventListener(type, placeSoon, { capture: true, passive: true, signal: ending });
  window.addEventListener('resize', placeSoon, { signal: ending });
  // Dialogs that open or close take the messages along.
  const observer = new MutationObserver(placeSoon);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  ending.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(task);
  });
  return place;
}
