import type { i18n } from 'i18next';
import { announce } from '@/host/announce';
import { lazyPart } from '@/ui/lazyPart';
import type { ToastHost, ToastLink } from './host';

/** Loaded with the first message; most pages never show one. */
const host = lazyPart(() => import('./host').then(({ toastHost }) => toastHost));

/** A message that must be noticed and dismissed: it stays until it is closed (decision 8). */
export function showAlert(texts: i18n, text: string, link?: ToastLink): void {
  void show(texts, text, 'alert', link);
}

/** A message that closes itself after 5000 ms (decision 8, S1 §9). */
export function showToast(texts: i18n, text: string): void {
  void show(texts, text, 'toast');
}

/** Where the code of messages does not load, the text is said to screen readers; the next message tries again. */
async function show(texts: i18n, text: string, kind: keyof ToastHost, link?: ToastLink): Promise<void> {
  const toastHost = await host();
  if (toastHost) {
    toastHost(texts)[kind](text, link);
    return;
  }
  announce(text);
  console.warn(`[vitrin] a message could not be shown, because its code could not be loaded: ${text}`);
}
