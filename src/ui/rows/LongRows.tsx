import { dom } from '@/runtime/page/dom';
import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { lazyPart, useLazyPart } from '../lazyPart';
import type { RowsInView } from './RowWindow';
import { MOST_ROWS } from './rowPlace';
import { usePrinting } from './usePrinting';
import { useSlices } from './useSlices';
import '../css/rows.css';

const rowWindow = lazyPart(() => import('./RowWindow'), 'RowWindow');

/** Rows that stand there until it is known which are in sight. */
const AT_FIRST = 24;
/** CSS pixels of a row that nobody has seen yet, as in a widget that has its first render, hidden. */
const USUAL_HEIGHT = 56;

/** What others may ask of the rows. */
export interface LongRowsHandle {
  /** When this returns, the row of that key is in the document and can be focused. */
  readonly reveal: (key: string) => void;
}

interface Props {
  /** The rows by their keys, in order. */
  readonly keys: readonly string[];
  /** Renders the row of a place, with its key, and what `rowPlace` says on its element. */
  readonly renderRow: (place: number) => ReactNode;
  readonly className: string;
  /** The key of a row that is in the document in any case. */
  readonly always?: string | undefined;
  readonly handle?: Ref<LongRowsHandle> | undefined;
  /** All are in the document, however many: nothing but find in page leads to one of them. */
  readonly isWhole?: boolean;
}

/**
 * The body of a table of many rows. Up to {@link MOST_ROWS} all are in the document: the first at once, the others slice by slice.
 * Of more only those about the window are, and the one that has the focus. On paper there are all.
 */
export function LongRows({ keys, renderRow, className, always, handle, isWhole }: Props) {
  const { length } = keys;
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const isMany = length > MOST_ROWS && !isWhole;
  const { part: RowWindow, isFailed } = useLazyPart(rowWindow, isMany);
  const [isScrolledApart, setScrolledApart] = useState(false);
  const isWindowed = isMany && !isFailed && !isScrolledApart;
  const { shown, showTo } = useSlices(isWindowed ? Math.min(length, AT_FIRST) : length);
  const [inView, setInView] = useState<RowsInView | null>(null);
  /** The key of the row that has the focus, or is about to. */
  const [kept, setKept] = useState<string | null>(null);

  const isFollowed = isWindowed && inView !== null;
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    // Room for those that are to come: what stands below the table is not moved by them. Asked for as the frame begins, in which the browser
    // lays the rows out anyway: here it would have to do so in the midst of our own work.
    if (isFollowed || height > 0 || shown === 0 || shown >= length) return undefined;
    const frame = requestAnimationFrame(() => {
      const all = body.current?.offsetHeight ?? 0;
      if (all === 0) return;
      flushSync(() => {
        setHeight((all - (length - shown) * USUAL_HEIGHT) / shown);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isFollowed, height, shown, length]);
  useLayoutEffect(() => {
    if (isMany && RowWindow && isWithinScroller(body.current)) setScrolledApart(true);
  }, [isMany, RowWindow]);
  useLayoutEffect(() => {
    if (isWindowed && !isPrinting) inView?.measure();
  });

  const keep = ({ target }: FocusEvent) => {
    const row = isWindowed && target.closest<HTMLElement>('[data-place]');
    if (row) setKept(keys[Number(row.dataset.place)] ?? null);
  };

  useImperativeHandle(handle, () => ({
    reveal(key) {
      flushSync(() => {
        if (isWindowed) setKept(key);
        else showTo(keys.indexOf(key) + 1);
      });
    },
  }));

  // A slice more renders its own rows alone: those before it are the same elements.
  const rowAt = useMemo(() => renderOnce(renderRow), [renderRow]);
  const placeOf = (key: string | null = null) => (key === null ? -1 : keys.indexOf(key));
  const rows: ReactNode[] = [];
  const leave = (size: number) => {
    if (size >= 1)
      rows.push(<tr key={`gap-${rows.length}`} className="vt-rows__gap" aria-hidden="true" style={{ blockSize: `${size}px` }} />);
  };
  const usual = height || USUAL_HEIGHT;
  const supposed = (index: number) => ({ index, start: index * usual, end: (index + 1) * usual });
  const {
    start,
    end,
    rows: seen,
  } = isFollowed && !isPrinting
    ? inView
    : { start: 0, end: length * usual, rows: keys.slice(0, isPrinting ? length : shown).map((_, place) => supposed(place)) };
  // Which are in view is told a render after others have come: until then the one that has the focus must not go.
  const others = [...new Set([isWindowed ? placeOf(kept) : -1, placeOf(always)])]
    .filter((place) => place >= 0 && !seen.some(({ index }) => index === place))
    .map(supposed);
  let at = start;
  for (const row of [...seen, ...others].sort((one, other) => one.index - other.index)) {
    if (row.index >= length) break;
    leave(row.start - at);
    rows.push(rowAt(row.index));
    at = Math.max(at, row.end);
  }
  leave(end - at);
  const isComing = !isWindowed && !isPrinting && shown < length;
  return (
    // It hears which row has the focus, and takes no input itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      className={`${className}${isWindowed ? ' vt-rows__body--windowed' : ''}`}
      role="rowgroup"
      aria-busy={isComing || undefined}
      onFocus={keep}
    >
      {rows}
      {isWindowed && RowWindow && (
        <RowWindow keys={keys} body={body} height={usual} kept={placeOf(kept)} always={placeOf(always)} onChange={setInView} />
      )}
    </tbody>
  );
}

/** Renders the row of each place once. */
function renderOnce(renderRow: Props['renderRow']): Props['renderRow'] {
  const rows = new Map<number, ReactNode>();
  return (place) => {
    if (!rows.has(place)) rows.set(place, renderRow(place));
    return rows.get(place);
  };
}

/** Whether a part of the page is moved by itself, and the rows with it: which of them are in sight the window cannot tell. */
function isWithinScroller(element: Element | null): boolean {
  for (let around = element?.parentElement; around && around !== dom.body; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
  }
  return false;
}
