import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { dom } from '@/runtime/page/dom';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { onResize } from '../onResize';
import { scaleOf } from '../scaleOf';

/** The rows about the window, and what they leave free. */
export interface RowsInView {
  /** In order; between two of them others may be left out. */
  readonly rows: ReadonlyArray<Pick<VirtualItem, 'index' | 'start' | 'end'>>;
  /** Where the first of all begins, and the last ends; CSS pixels, as the rows have them. */
  readonly start: number;
  readonly end: number;
  /** Takes the heights of the rows that are in the document. */
  readonly measure: () => void;
}

interface Props {
  readonly keys: readonly string[];
  /** What the rows stand in. */
  readonly body: RefObject<HTMLElement>;
  /** CSS pixels, about. */
  readonly height: number;
  /** Places that stay, wherever the page is moved, the one with the focus with those beside it; -1 without one. */
  readonly kept: number;
  readonly always: number;
  readonly onChange: (rows: RowsInView) => void;
}

/** Rows beyond the window's edge, so that the keyboard always has one to go to. */
const BEYOND = 8;

/** Follows the window over a long table: it shows nothing itself, and tells which rows are to be shown. */
export function RowWindow({ keys, body, height, kept, always, onChange }: Props) {
  const { length } = keys;
  const [scrollMargin, setScrollMargin] = useState(() => topOf(body.current));
  const [scale, setScale] = useState(() => scaleOf(body.current));
  useEffect(
    () =>
      // What stands above it has come, grown or gone.
      onResize(dom.documentElement, () => {
        setScrollMargin(topOf(body.current));
        setScale(scaleOf(body.current));
      }),
    [body],
  );
  const rangeExtractor = useCallback(
    (range: Range) => {
      const beside = kept < 0 ? [] : [kept - 1, kept, kept + 1];
      const stay = [...beside, always].filter((place) => place >= 0 && place < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...stay])].sort((a, b) => a - b);
    },
    [kept, always],
  );
  // Others of these would have it count all rows anew.
  const estimateSize = useCallback(() => height * scale, [height, scale]);
  const getItemKey = useCallback((place: number) => keys[place] ?? place, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: length,
    estimateSize,
    getItemKey,
    indexAttribute: 'data-place',
    // Rows that a page hides have no height: by that, ever more of them would be in sight.
    measureElement: (...row) => (measureElement(...row) || height) * scale,
    overscan: BEYOND,
    rangeExtractor,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const size = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    // Before it has seen the window it knows of none.
    if (rows.length === 0) return;
    const measure = () => {
      for (const row of body.current?.querySelectorAll('[data-place]') ?? []) virtualizer.measureElement(row);
    };
    onChange({
      rows: rows.map(({ index, start, end }) => ({ index, start: start / scale, end: end / scale })),
      start: scrollMargin / scale,
      end: (scrollMargin + size) / scale,
      measure,
    });
  }, [rows, size, scrollMargin, scale, virtualizer, body, onChange]);
  return null;
}

/** CSS pixels from the beginning of the page. */
function topOf(element: HTMLElement | null): number {
  return element ? Math.round(element.getBoundingClientRect().top + window.scrollY) : 0;
}
