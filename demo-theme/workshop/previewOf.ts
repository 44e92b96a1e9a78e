import type { IncomingMessage, ServerResponse } from 'node:http';

const PAGE = /^\/atolye\/onizleme\/([\w-]+)$/;
const PAYMENT = '/payment/';
const COOKIE = 'demo-preview';

/** The address of an open preview. */
export const previewPath = (key: string) => `/atolye/onizleme/${key}`;

/** The key of the preview whose own CSS is at an address. */
export const keyOfSheet = (path: string) => /^\/atolye\/onizleme\/([\w-]+)\.css$/.exec(path)?.[1];

/** The key of the preview that an address is the page of; null for other addresses. */
export function keyOfPage(path: string): string | null {
  return PAGE.exec(path)?.[1] ?? null;
}

/**
 * The key of the preview that a request comes from; null for the shop's own pages. Calls name it in a header that a
 * script of the preview adds, because widgets change the address and with it the Referer: a product's page takes the
 * address of the variant that was chosen. The payment frame is no call of the preview's page. It begins at that page,
 * and a cookie for its own paths alone leads it on; a payment that begins elsewhere takes the cookie away.
 */
export function previewKey(request: IncomingMessage, url: URL, response: ServerResponse): string | null {
  const named = request.headers['demo-preview'];
  if (typeof named === 'string') return named;
  const from = keyOfReferrer(request);
  if (!url.pathname.startsWith(PAYMENT)) return isFramed(request) ? from : null;
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? null;
  if (url.pathname !== `${PAYMENT}start`) return known;
  const rest = `Path=${PAYMENT}; HttpOnly; SameSite=Strict`;
  if (from !== null) response.appendHeader('Set-Cookie', `${COOKIE}=${from}; ${rest}`);
  else if (known !== null) response.appendHeader('Set-Cookie', `${COOKIE}=; Max-Age=0; ${rest}`);
  return from;
}

/** Whether the answer is to stand in a frame. Apart from payments, none but previews are framed here. */
export function isFramed(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-dest'] === 'iframe';
}

function keyOfReferrer({ headers: { referer } }: IncomingMessage): string | null {
  return referer !== undefined && URL.canParse(referer) ? keyOfPage(new URL(referer).pathname) : null;
}
