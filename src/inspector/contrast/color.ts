import { dom } from '@/runtime/page/dom';

/** Red, green, blue from 0 to 255, and alpha from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const CLEAR: Color = [0, 0, 0, 0];

/** A colour as a browser computes it: `rgb(1, 2, 3)`, or, of newer kinds, as it paints it. Null where neither can be known. */
export function readColor(text: string): Color | null {
  const numbers = /^rgba?\((.*)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = numbers ?? [...paint(text)].map((value, index) => (index < 3 ? value : value / 255));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue, alpha];
}

/** `oklch(…)` and its like, as they come out on a screen of 8 bits. */
function paint(color: string): Iterable<number> {
  const context = dom.createElement('canvas').getContext('2d');
  if (!context) return [];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

/** What is seen of two colours, one painted over the other. */
export function over(top: Color, below: Color): Color {
  const alpha = top[3] + below[3] * (1 - top[3]);
  if (alpha === 0) return CLEAR;
  const mixed = (channel: 0 | 1 | 2) => (top[channel] * top[3] + below[channel] * below[3] * (1 - top[3])) / alpha;
  return [mixed(0), mixed(1), mixed(2), alpha];
}

/** How much two opaque colours stand out from each other, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
