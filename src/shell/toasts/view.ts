import type { i18n } from 'i18next';
import type { ToastAlert } from '@/page/services';
import type { InFront } from '@/page/keepInFront';

/** What messages need of the page. */
export interface ToastSurroundings extends InFront {
  readonly i18n: i18n;
}

/** A message that stands. One without a source closes itself. Each object is an event of its own. */
export type Standing = Omit<ToastAlert, 'source'> & { readonly source?: ToastAlert['source'] };

/** Shows what stands, and nothing else, the newest first. `close` tells what the visitor has closed, or the clock. */
export interface ToastView {
  show(standing: readonly Standing[]): void;
}

export type CreateView = (surroundings: ToastSurroundings, close: (closed: readonly Standing[]) => void) => ToastView;

/** Milliseconds after which a toast closes itself. S1-8.03, S1-9.19, S2-9.35. */
export const AUTO_CLOSE = 5000;
