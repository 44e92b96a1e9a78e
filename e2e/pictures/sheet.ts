import { STATE_LABELS } from '../../demo-theme/workshop/choices';
import type { Fault } from '../look/faults/fault';
import type { Seen } from './take';

const STYLE = `body { margin: 24px; font: 14px/1.4 sans-serif; color: #1b2421; background: #e9ecef }
.cells { display: grid; grid-template-columns: repeat(4, 480px); gap: 24px; align-items: start; grid-auto-flow: dense }
.wide { grid-column: span 2 }
figure { margin: 0; padding: 8px; background: #fff } figcaption { margin-block-end: 8px; overflow-wrap: anywhere }
.wrong { color: #b00020 } .picture { position: relative } .mark { position: absolute; outline: 2px solid #b00020; background: #b0002022 }
img { display: block; max-inline-size: 100%; max-block-size: 640px; outline: 1px solid #ccd }
.picture { inline-size: fit-content }`;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const documentOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** A part of the contact sheet of a widget: its pictures, each with what it shows and what is wrong with it. */
export function sheetHtml(title: string, seen: readonly Seen[]): string {
  return documentOf(title, `<h1>${title}</h1><div class="cells">${seen.map(figureOf).join('\n')}</div>`);
}

function figureOf({ cell: { state, theme, width }, faults, picture }: Seen): string {
  if (picture === null) return '';
  const says = faults.map((fault) => `<div class="wrong">${escapeHtml(fault.says)}</div>`).join('');
  return `<figure class="${width > 1000 ? 'wide' : ''}"><figcaption><b>${STATE_LABELS[state]}</b>, ${theme}, ${width} px${says}</figcaption>
<div class="picture"><a href="${picture.file}"><img src="${picture.file}" alt=""></a>${faults.map((fault) => markOf(fault, picture)).join('')}</div></figure>`;
}

/** A frame around the fault, in parts of the picture. */
function markOf({ box }: Fault, { top, width, height }: NonNullable<Seen['picture']>): string {
  if (box === null) return '';
  const [left, y] = [Math.max(0, box.x), box.y - top];
  if (y < 0 || y > height || left > width) return '';
  const part = (size: number, whole: number) => `${((size / whole) * 100).toFixed(2)}%`;
  const [wide, high] = [Math.min(box.width, width - left), Math.min(box.height, height - y)];
  return `<i class="mark" style="left:${part(left, width)};top:${part(y, height)};width:${part(wide, width)};height:${part(high, height)}"></i>`;
}

/** What the index says of a widget. */
export interface Entry {
  readonly widget: string;
  readonly cells: number;
  readonly faulty: number;
  /** Names of its sheets without ending. */
  readonly sheets: readonly string[];
}

/** The page that leads to all sheets. */
export function indexHtml(entries: readonly Entry[]): string {
  const rows = entries.map(
    ({ widget, cells, faulty, sheets }) =>
      `<li>${sheets.map((name) => `<a href="${name}.html">${name}</a> (<a href="${name}.png">picture</a>)`).join(', ')}: ${cells} looked at, <span class="${faulty > 0 ? 'wrong' : ''}">${faulty} with a fault</span><!-- ${widget} --></li>`,
  );
  return documentOf('Contact sheets', `<h1>Contact sheets</h1><ul>${rows.join('\n')}</ul>`);
}
