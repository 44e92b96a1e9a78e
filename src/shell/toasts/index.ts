import type { i18n } from 'i18next';
import type { ToastLink } from './host';

/** Loaded with the first message; most pages never show one. */
const host = (texts: i18n) => import('./host').then(({ toastHost }) => toastHost(texts));

/** A message that must be noticed and dismissed: it stays until it is closed (decision 8). */
export function showAlert(texts: i18n, text: string, link?: ToastLink): void {
  void host(texts).then((toasts) => { toasts.alert(text, link); });
}

/** A message that closes itself after 5000 ms (decision 8, S1 §9). */
export function showToast(texts: i18n, text: string): void {
  void host(texts).then((toasts) => { toasts.toast(text); });
}
