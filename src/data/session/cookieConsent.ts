import { checkDone } from '../answer';
import { request } from '../http';

/** POST that the visitor accepts cookies. S2 §7: what the shop answers is not known. */
export async function postCookieConsent(): Promise<void> {
  await request({ method: 'POST', url: '/api/catalog/cookies', body: { allowCookies: true } }, checkDone);
}
