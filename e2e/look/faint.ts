import type { Page } from 'playwright-core';

/** What is too faint to be seen by everyone, each kind once: its classes with the contrast that it has. */
interface Faint {
  /** Shapes of controls. */
  readonly edges: readonly string[];
  readonly texts: readonly string[];
}

/**
 * `edges`: the controls of the widgets whose shape stands out from what lies around it by less than 3 : 1 (WCAG 2.2, 1.4.11): by the
 * edge as it is painted or by the fill. A button without an edge is told by its
 * words or its icon, and one that is off by nothing; the criterion excepts both.
 * `texts`: words that stand out by less than 4.5 : 1, or 3 : 1 where they are large (1.4.3), single characters and placeholders too.
 */
export function faintParts(page: Page): Promise<Faint> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (text: string): Colour => {
      if (text.startsWith('rgb')) {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue, alpha];
      }
      if (!brush || !CSS.supports('color', text)) throw new Error(`a colour that the test cannot read: ${text}`);
      // Of another colour space: as it is painted.
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = text;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
      const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const canvas = document.createElement('i');
    canvas.style.color = 'Canvas';
    document.body.append(canvas);
    const ground = read(getComputedStyle(canvas).color);
    canvas.remove();

    /** What is painted where an element stands, with its own background or without it. */
    const painted = (element: Element | null): Colour =>
      element ? over(read(getComputedStyle(element).backgroundColor), painted(element.parentElement)) : ground;
    const faded = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * faded(element.parentElement) : 1;

    const CONTROLS = 'input:not([type=hidden]), select, textarea, .vt-quantity, .vt-button, .vt-list-bar__views';
    const roots = [...document.querySelectorAll('.vt-root, .vt-dialog')];
    const controls = new Set(roots.flatMap((root) => [...root.querySelectorAll(CONTROLS)]));
    const faint = [...controls].flatMap((control) => {
      const style = getComputedStyle(control);
      const isNative = control.matches('[type=radio], [type=checkbox]') && style.appearance === 'auto';
      const isPart = control.matches('.vt-quantity__input');
      const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isNative || isPart || !isSeen || control.matches(':disabled, :disabled *')) return [];
      const around = painted(control.parentElement);
      const fill = painted(control);
      const shown = faded(control);
      const dim = ([red, green, blue, alpha]: Colour): Colour => [red, green, blue, alpha * shown];
      const edges = (['top', 'bottom'] as const)
        .filter((side) => style.getPropertyValue(`border-${side}-style`) !== 'none')
        .map((side) => read(style.getPropertyValue(`border-${side}-color`)))
        .filter(([, , , alpha]) => alpha > 0);
      if (edges.length === 0 && control.matches('.vt-button')) return [];
      const told = [fill, ...edges.map((edge) => over(dim(edge), fill))].map((colour) => contrast(colour, around));
      const best = Math.max(...told);
      if (best >= 3) return [];
      return [`${control.getAttribute('class') ?? control.tagName}: ${best.toFixed(2)}`];
    });

    const fadedText = (element: Element, style: CSSStyleDeclaration, own: number): readonly string[] => {
      const below = painted(element);
      const [red, green, blue, alpha] = read(style.color);
      const found = contrast(over([red, green, blue, alpha * own * faded(element)], below), below);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (found >= (isLarge ? 3 : 4.5)) return [];
      return [`${element.getAttribute('class') ?? element.tagName}: ${found.toFixed(2)}`];
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen && width > 1 && height > 1 && !element.matches(':disabled, :disabled *, option, [aria-hidden=true]');
    };
    const texts = roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .filter(isShown)
      .flatMap((element) => {
        if (element.matches('[placeholder]:placeholder-shown')) {
          const style = getComputedStyle(element, '::placeholder');
          return fadedText(element, style, Number(style.opacity));
        }
        const hasWords = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
        return hasWords ? fadedText(element, getComputedStyle(element), 1) : [];
      });
    return { edges: [...new Set(faint)], texts: [...new Set(texts)] };
  });
}
