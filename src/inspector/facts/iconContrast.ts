import type { Problem } from './facts';

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/** The icon of a cart, where it can hardly be seen on the bar that it stands on; nothing where that cannot be known. */
export function faintIcon(container: HTMLElement): readonly Problem[] {
  const icon = container.dataset.widget === 'cart-icon' ? container.querySelector('svg') : null;
  if (!icon) return [];
  const ground = groundOf(container);
  const [dark = NaN, light = NaN] = [getComputedStyle(icon).color, ground].map(luminance).sort((a, b) => a - b);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (!(contrast < LEAST_CONTRAST)) return [];
  return [
    {
      message: `The icon stands out from its ground by ${contrast.toFixed(1)} to 1, which is less than ${String(LEAST_CONTRAST)}.`,
      fix: 'Set color or --vt-cart-icon-color on the bar; docs/theming.md, "Dark bars".',
    },
  ];
}

/** The first colour under an element that nothing shows through. */
function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)';
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return '';
  return backgroundColor.startsWith('rgb(') ? backgroundColor : groundOf(element.parentElement);
}

/** Relative luminance; NaN for what is no `rgb(…)`. */
function luminance(color: string): number {
  const channels = /^rgb\((.*)\)$/.exec(color)?.[1]?.split(', ') ?? [];
  const [red = NaN, green = NaN, blue = NaN] = channels.map((channel) => {
    const value = Number(channel) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
