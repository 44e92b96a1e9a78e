import type { Kind } from '../seed/leaf';
import { brake, filter, shock, sparkPlug } from './automotive';
import { breaker, cable, lamp, socket } from './electric';
import { anchor, bolt, drillBit, pliers, screw, tape } from './hardware';
import { glove, shoe } from './safety';

const DRAWINGS: Readonly<Record<Kind, string>> = {
  anchor,
  bolt,
  brake,
  breaker,
  cable,
  drillBit,
  filter,
  glove,
  lamp,
  pliers,
  screw,
  shock,
  shoe,
  socket,
  sparkPlug,
  tape,
};

export interface Picture {
  readonly kind: Kind;
  readonly tint: string;
  readonly ink: string;
  readonly code: string;
}

/** The SVG of a product: its kind's drawing in its brand's colours, its code small below. */
export function drawPicture({ kind, tint, ink, code }: Picture): string {
  const drawing = DRAWINGS[kind].replaceAll('data-s', `fill="${ink}" fill-opacity=".16"`).replaceAll('data-n', 'fill="none"');
  return sheet(
    tint,
    `<circle cx="120" cy="106" r="98" fill="#fff" fill-opacity=".55"/>` +
      `<g transform="translate(12 10) scale(.9)" fill="#fff" stroke="${ink}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>` +
      `<text x="120" y="228" font-family="ui-monospace,monospace" font-size="11" text-anchor="middle" fill="${ink}">${escapeXml(code)}</text>`,
  );
}

/** What stands in for a missing picture (`/images/404.png`). */
export function drawPlaceholder(): string {
  return sheet(
    '#f1f2f4',
    `<g fill="none" stroke="#9aa1ab" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">` +
      `<rect x="60" y="70" width="120" height="96" rx="8"/><circle cx="92" cy="100" r="11"/><path d="M60 152l36-34 26 24 22-20 36 34"/></g>`,
  );
}

function sheet(background: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" fill="${background}"/>${content}</svg>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
