import { ROOT_CLASS } from '@/runtime/standIn';
import type { Problem } from '../facts/facts';
import type { FaintPart, InspectorWords } from '../words/en';
import { contrastOn } from './ground';
import { propertiesOf } from './properties';

const CODE = 'low-contrast' as const;
/** WCAG 2.2, 1.4.3 and 1.4.11. */
const LEAST_OF_TEXT = 4.5;
const LEAST_OF_LARGE = 3;
/** CSS pixels of large text: 18 points, or 14 that are bold. */
const LARGE = 24;
const LARGE_BOLD = 18.66;
/** Rows of a list look alike: so many different parts are looked at. */
const MOST_PARTS = 80;

/** The parts of ours in a container that can hardly be told from their ground: of those that the same properties set, the faintest. */
export function faintParts(container: HTMLElement, words: InspectorWords): readonly Problem[] {
  const icon = container.dataset.widget === 'cart-icon' ? container.querySelector('svg') : null;
  const faint = icon && isShown(icon) ? contrastOn(icon) : null;
  const byCause = new Map<string, FaintPart[]>();
  for (const part of faintTexts(container)) {
    const cause = part.properties.join() || part.name;
    byCause.set(cause, [...(byCause.get(cause) ?? []), part]);
  }
  return [
    ...(faint !== null && faint < LEAST_OF_LARGE ? [{ code: CODE, ...words.faintIcon(faint.toFixed(1), LEAST_OF_LARGE) }] : []),
    ...[...byCause.values()].flatMap((parts) => {
      const [faintest] = [...parts].sort((a, b) => a.contrast / a.least - b.contrast / b.least);
      return faintest ? [{ code: CODE, ...words.faintText(faintest, parts.length - 1) }] : [];
    }),
  ];
}

function faintTexts(container: HTMLElement): readonly FaintPart[] {
  return textParts(container).flatMap((part) => {
    const contrast = contrastOn(part);
    const least = isLarge(part) ? LEAST_OF_LARGE : LEAST_OF_TEXT;
    if (contrast === null || contrast >= least) return [];
    const properties = [...new Set([...propertiesOf(part, 'color'), ...propertiesOf(part, 'background')])];
    return [{ name: namePart(part), text: part.textContent.trim().slice(0, 40), contrast, least, properties }];
  });
}

/** One of each kind of part with text of its own that a visitor can see and use. */
function textParts(container: HTMLElement): readonly HTMLElement[] {
  const kinds = new Map<string, HTMLElement>();
  for (const part of container.querySelectorAll<HTMLElement>(`.${ROOT_CLASS} *`)) {
    const kind = `${part.parentElement?.className ?? ''} > ${part.localName}.${part.getAttribute('class') ?? ''}`;
    if (kinds.size >= MOST_PARTS) break;
    if (!kinds.has(kind) && hasText(part) && isShown(part) && !part.closest(':disabled, [aria-disabled=true]'))
      kinds.set(kind, part);
  }
  return [...kinds.values()];
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What is there for screen readers alone is a pixel wide. */
function isShown(part: Element): boolean {
  if (part.closest('.vt-hidden-text, .vt-announcer') || getComputedStyle(part).visibility !== 'visible') return false;
  const { width, height } = part.getBoundingClientRect();
  return width > 1 && height > 1;
}

function isLarge(part: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(part);
  return parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? LARGE_BOLD : LARGE);
}

/** Its own class of ours, or that of what it stands in. */
function namePart(part: Element): string {
  const own = [...part.classList].find((name) => name.startsWith('vt-'));
  return own ?? (part.parentElement ? namePart(part.parentElement) : '');
}
