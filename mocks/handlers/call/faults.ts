import { HttpResponse } from 'msw';
import type { Fault } from '../../shop/scenario';

const TEXTS: Readonly<Record<string, string>> = {
  '401': 'Oturumunuz sona erdi.',
  '403': 'Bu işlem için yetkiniz yok.',
  '409': 'Kayıt başka bir oturumda değişti.',
  '422': 'Gönderilen bilgiler geçersiz.',
  '500': 'Sunucuda beklenmeyen bir hata oluştu.',
};

const LOGIN_PAGE =
  '<!doctype html><html lang="tr"><title>Giriş</title><body><h1>Giriş</h1><form action="/account/login"></form></body></html>';

/** The answer of a fault that keeps the call from being carried out; null for the others. */
export async function breaksBefore(fault: Fault, request: Request): Promise<Response | null> {
  if (fault === 'offline') return HttpResponse.error();
  if (fault === 'timeout') return givenUp(request.signal);
  if (fault === 'html') return HttpResponse.html(LOGIN_PAGE);
  const text = TEXTS[fault];
  return text === undefined ? null : HttpResponse.json({ error: { messages: { type: text } } }, { status: Number(fault) });
}

/** The answer of a call that was carried out, broken on its way back. */
export async function spoil(fault: Fault, response: Response): Promise<Response> {
  if (fault === 'shape') return HttpResponse.json({ data: { rows: {} } }, { status: response.status });
  const text = await response.text();
  if (fault === 'entries') return HttpResponse.json(withOddEntries(JSON.parse(text)), { status: response.status });
  const rest = fault === 'empty' ? '' : text.slice(0, Math.floor(text.length / 2));
  return new HttpResponse(rest, { status: response.status, headers: { 'Content-Type': 'application/json' } });
}

/** The answer with an odd second entry in each of its lists: a shop's data are never all right. */
function withOddEntries(body: unknown): object {
  if (Array.isArray(body)) return body.map((entry: unknown, place) => (place === 1 && isObject(entry) ? oddEntry(entry) : entry));
  const parts = isObject(body) ? Object.entries(body) : [];
  return Object.fromEntries(parts.map(([key, part]) => [key, Array.isArray(part) ? withOddEntries(part) : part]));
}

/** A line of the cart without its unit, a product whose brand is a text, anything else without a name. */
function oddEntry(entry: object): object {
  if ('productUnit' in entry) return { ...entry, productUnit: null };
  if ('brand' in entry) return { ...entry, brand: 'Bozkır' };
  return Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, NAMES.includes(key) ? {} : part]));
}

const NAMES = ['name', 'orderNo', 'query', 'userName', 'searchQuery'];

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Holds no timer: an unanswered request must not keep the process alive. */
function givenUp(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(HttpResponse.error()), { once: true });
  });
}
