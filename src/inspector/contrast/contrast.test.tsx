import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { faintParts } from './faint';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** What is told of a container that holds `inside`, on a bar of that ground. */
function told(inside: string, ground: string, widget = 'product-price') {
  document.body.innerHTML = `<div style="background: ${ground}"><div data-widget="${widget}"><div class="vt-root">${inside}</div></div></div>`;
  for (const part of document.querySelectorAll('.vt-root *'))
    part.getBoundingClientRect = () => ({ width: 40, height: 20 }) as DOMRect;
  const container = document.querySelector<HTMLElement>('[data-widget]');
  return container ? faintParts(container, en).map(({ message, fix }) => `${message} ${fix}`) : [];
}

describe('a cart icon', () => {
  const icon = (color: string) => `<svg style="color: ${color}"></svg>`;

  it('that a dark bar swallows is named, with how little it stands out', () => {
    expect(told(icon('rgb(33, 37, 41)'), 'rgb(52, 58, 64)', 'cart-icon')).toEqual([
      expect.stringContaining('The icon stands out from its ground by 1.3 to 1, which is less than 3.'),
    ]);
  });

  it('that can be seen is not, nor one on a picture, nor another widget’s', () => {
    expect(told(icon('rgb(255, 255, 255)'), 'rgb(52, 58, 64)', 'cart-icon')).toEqual([]);
    expect(told(icon('rgb(33, 37, 41)'), 'transparent', 'cart-icon')).toEqual([]);
    expect(told(icon('rgb(33, 37, 41)'), 'rgb(52, 58, 64) linear-gradient(red, blue)', 'cart-icon')).toEqual([]);
    expect(told(icon('rgb(33, 37, 41)'), 'rgb(52, 58, 64)', 'cart')).toEqual([]);
    expect(told(icon('rgb(33, 37, 41); visibility: hidden'), 'rgb(52, 58, 64)', 'cart-icon')).toEqual([]);
  });
});

describe('text of ours', () => {
  const price = (style: string) => `<p class="vt-prices"><span class="vt-prices__sale" style="${style}">849,82 TL</span></p>`;

  it('must stand out by 4.5 to 1, large text by 3', () => {
    expect(told(price('color: rgb(150, 150, 150)'), 'rgb(255, 255, 255)')).toEqual([
      expect.stringContaining('"849,82 TL" (vt-prices__sale) stands out from its ground by 3.0 to 1, which is less than 4.5.'),
    ]);
    expect(told(price('color: rgb(145, 145, 145); font-size: 24px'), 'rgb(255, 255, 255)')).toEqual([]);
    expect(told(price('color: rgb(145, 145, 145); font-size: 20px; font-weight: 700'), 'rgb(255, 255, 255)')).toEqual([]);
    expect(told(price('color: rgb(110, 110, 110)'), 'rgb(255, 255, 255)')).toEqual([]);
  });

  it('is looked at as it is seen, through what is not opaque', () => {
    expect(told(price('color: rgb(0, 0, 0); opacity: 0.4'), 'rgb(255, 255, 255)')).toHaveLength(1);
    expect(told(price('color: rgb(0, 0, 0); opacity: 0.75'), 'rgb(255, 255, 255)')).toEqual([]);
    expect(told(price('color: rgb(0, 0, 0); background: rgba(0, 0, 0, 0.7)'), 'rgb(255, 255, 255)')).toHaveLength(1);
  });

  it('is not spoken of while the page has not faded it in', () => {
    expect(told(`<div style="opacity: 0">${price('color: rgb(0, 0, 0)')}</div>`, 'rgb(255, 255, 255)')).toEqual([]);
    expect(told('<div style="opacity: 0"><svg></svg></div>', 'rgb(255, 255, 255)', 'cart-icon')).toEqual([]);
  });

  it('is told with what sets its colour and its ground, those of one cause together', () => {
    document.head.innerHTML = `<style>.vt-root { --_accent: var(--vt-accent, blue) } .vt-button { color: var(--vt-button-text, white); background: var(--_accent) }
      .vt-note { color: var(--vt-text-muted, currentcolor) }</style>`;
    const faint = 'style="color: rgb(200, 200, 200)"';
    expect(
      told(
        `<button class="vt-button" ${faint}>Ekle</button><p class="vt-note" ${faint}>Not</p><div><p class="vt-note" ${faint}>Not 2</p></div>`,
        'rgb(255, 255, 255)',
      ),
    ).toEqual([
      expect.stringContaining('Set --vt-button-text or --vt-accent on the container'),
      expect.stringMatching(/"Not" .*; so does 1 more part\. Set --vt-text-muted on/),
    ]);
  });

  it('that is off, or is there for screen readers alone, is none of it', () => {
    const faint = 'style="color: rgb(200, 200, 200)"';
    expect(told(`<button class="vt-button" disabled ${faint}>Ekle</button>`, 'rgb(255, 255, 255)')).toEqual([]);
    expect(told(`<span class="vt-hidden-text" ${faint}>Sepet</span>`, 'rgb(255, 255, 255)')).toEqual([]);
  });
});
