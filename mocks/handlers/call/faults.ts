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
  const rest = fault === 'empty' ? '' : text.slice(0, Math.floor(text.length / 2));
  return new HttpResponse(rest, { status: response.status, headers: { 'Content-Type': 'application/json' } });
}

/** Holds no timer: an unanswered request must not keep the process alive. */
function givenUp(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(HttpResponse.error()), { once: true });
  });
}
