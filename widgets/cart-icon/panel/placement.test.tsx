import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePanel } from './placement';

const icon = (left: number, top = 20) => ({ left, right: left + 44, top, bottom: top + 44 });

describe('placePanel', () => {
  it('stands below the icon, right edge at right edge, where there is room', () => {
    expect(placePanel(icon(1100), { width: 1280, height: 800 })).toEqual({
      left: -336,
      inlineSize: 380,
      maxBlockSize: 724,
      isAbove: false,
    });
  });

  it('fills a phone but for its margins, wherever the icon stands', () => {
    expect(placePanel(icon(300), { width: 360, height: 640 })).toMatchObject({ left: -292, inlineSize: 344 });
    expect(placePanel(icon(0), { width: 360, height: 640 })).toMatchObject({ left: 8, inlineSize: 344 });
  });

  it('opens upwards from a bar at the foot of the screen', () => {
    expect(placePanel(icon(300, 590), { width: 360, height: 640 })).toMatchObject({ isAbove: true, maxBlockSize: 578 });
  });

  it('never leaves the top of the screen, above which no page scrolls', () => {
    expect(placePanel(icon(260, 150), { width: 320, height: 256 })).toMatchObject({ isAbove: true, maxBlockSize: 138 });
  });

  it('never leaves the screen sideways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 320, max: 3000 }), (left, width) => {
        const anchor = icon(Math.min(left, width - 44));
        const placement = placePanel(anchor, { width, height: 800 });
        const start = anchor.left + placement.left;
        return start >= 8 && start + placement.inlineSize <= width - 8;
      }),
    );
  });
});
