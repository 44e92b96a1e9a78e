import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shop } from '../../mocks/shop/shop';
import { applyScenario } from '../scenario/apply';
import { readForm } from './body';

/**
 * Carries out the demo's plain forms and sends the browser on: logging in or out, the scenario bar, and the cart on its
 * way to the checkout. A form that another site posts is refused.
 */
export async function answerForm(
  shop: Shop,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== url.origin) return void response.writeHead(403).end();
  if (url.pathname === '/account/login') {
    applyScenario(shop, new URLSearchParams({ as: (await readForm(request)).get('as') ?? '' }));
    redirect(response, '/');
    return;
  }
  if (url.pathname === '/demo/scenario') {
    const form = await readForm(request);
    if (form.has('reset')) shop.reset();
    else applyScenario(shop, form);
    redirect(response, ownPath(form.get('back')));
    return;
  }
  if (url.pathname === '/odeme') {
    const form = await readForm(request);
    if (form.get('_token') !== shop.csrfToken) return void response.writeHead(403).end();
    shop.payments.keepDraft({ description: form.get('description') ?? '', advencePrice: form.get('advencePrice') ?? '' });
    redirect(response, '/odeme');
    return;
  }
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}

function redirect(response: ServerResponse, path: string): void {
  response.writeHead(303, { location: path, 'cache-control': 'no-store' }).end();
}

/** Only a path of this shop: '//host' and '/\host' would lead elsewhere. */
function ownPath(back: string | null): string {
  return back !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : '/';
}
