import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyScenario } from '../scenario/apply';
import { SCENARIO } from '../scenario/formPage';
import type { Session } from '../session';
import { DEFAULT_THEME, themeOf } from '../themes';
import { readForm } from './body';
import { ownPath, redirect } from './redirect';

/**
 * Carries out the demo's plain forms and sends the browser on: logging in or out, consent to cookies before the widget is there, the
 * scenario bar, and the cart on its way to the checkout. A form that another site posts is refused.
 */
export async function answerForm(session: Session, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { shop } = session;
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== url.origin) return void response.writeHead(403).end();
  if (url.pathname === '/account/login') {
    applyScenario(shop, new URLSearchParams({ as: (await readForm(request)).get('as') ?? '' }));
    redirect(response, '/');
    return;
  }
  if (url.pathname === '/cerez') {
    shop.allowCookies();
    redirect(response, ownPath((await readForm(request)).get('back')));
    return;
  }
  if (url.pathname === SCENARIO) {
    const form = await readForm(request);
    if (form.has('reset')) shop.reset();
    else applyScenario(shop, form);
    session.theme = form.has('reset') ? DEFAULT_THEME : (themeOf(form.get('theme')) ?? session.theme);
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
