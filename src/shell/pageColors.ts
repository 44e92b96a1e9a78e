import { dom } from '@/runtime/page/dom';

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** What text has to have for three quarters of it to have that, in a row under the pointer, too. */
const LEAST_TO_THIN = 9.4;

/**
 * Keeps the page's own text colour and ground at the roots of our widgets, as private properties that `tokens.css` falls back
 * to: what opens above the page, or sticks to its edge, looks like the page also where it begins in a dark bar (contract §5).
 * A page whose body says nothing that can be read has the browser's own pair. Where its text is grey already, what matters less is
 * not thinned. Set through the CSSOM, which the strictest policy allows. Answers with what takes a root in; that answers with what
 * lets it go.
 */
export function createPageColors(ending: AbortSignal): (root: HTMLElement) => () => void {
  const roots = new Set<HTMLElement>();
  const paint = (root: HTMLElement) => {
    const colors = readColors(root);
    ['--_page-text', '--_page-ground', '--_page-muted'].forEach((name, place) => {
      root.style.setProperty(name, colors[place] ?? '');
    });
  };
  const read = () => {
    roots.forEach(paint);
    // Another body may have come.
    observer.observe(dom.body, { attributes: true });
  };
  // Themes are changed by classes and attributes there, at once or in a transition.
  const observer = new MutationObserver(read);
  observer.observe(dom.documentElement, { attributes: true, childList: true });
  const options = { signal: ending };
  dom.addEventListener('transitionend', ({ target }) => target === dom.body && read(), options);
  window.addEventListener('load', read, options);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', read, options);
  ending.addEventListener('abort', () => {
    observer.disconnect();
  });
  read();
  return (root) => {
    roots.add(root);
    paint(root);
    return () => roots.delete(root);
  };
}

/**
 * The page's text colour, the ground that it is read on (what lies under the root, else, where that is a bar of other colours, the
 * body's), and how opaque what matters less is, '' as usual. A page without any is white. None of them where the browser's own pair is
 * to be taken.
 */
function readColors(root: HTMLElement): readonly string[] {
  const { color } = getComputedStyle(dom.body);
  const contrastOn = (ground: string) => {
    const [dark = NaN, light = NaN] = [color, ground || 'rgb(255,255,255)'].map(luminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const ground = [root, dom.body].map(groundOf).find((each) => contrastOn(each) >= LEAST_CONTRAST);
  return ground === undefined ? [] : [color, ground, contrastOn(ground) < LEAST_TO_THIN ? '1' : ''];
}

/** The first plain colour under an element; '' where there is none. */
function groundOf(element: Element | null): string {
  if (!element) return '';
  const { backgroundColor } = getComputedStyle(element);
  return luminance(backgroundColor) >= 0 ? backgroundColor : groundOf(element.parentElement);
}

/**
 * Relative luminance, near enough, of a colour as browsers compute it: `rgb(27, 36, 33)`, `oklch(0.21 0.03 264)`. NaN where it
 * is see-through or of a kind that is not known here.
 */
function luminance(color: string): number {
  const [, kind, numbers = 'none'] = /^(rgb|ok\w+)\(([^/]+)\)/.exec(color) ?? [];
  const [first = NaN, green = NaN, blue = NaN] = numbers.split(/[, ]+/).map((number) => Number(number) / 255);
  return kind === 'rgb' ? 0.2126 * first ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 : (first * 255) ** 3;
}
