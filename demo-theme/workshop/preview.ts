import { getResponse, http, HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { createHandlers } from '../../mocks/handlers/index';
import type { Shop } from '../../mocks/shop/shop';
import { renderTemplate } from '../render';
import { DEFAULT_THEME, sheetsOf, themeOf } from '../themes';
import type { Choices } from './choices';
import { neededPage, shopFor } from './data';
import type { Typed } from './data';
import { lengthen } from './long';
import { snippetOf } from './snippet';
import type { Json } from './snippet';
import { setupOf } from './widgets/kind';
import type { Setup, WorkshopWidget } from './widgets/kind';

/** One preview, with a shop of its own: no other preview and no visitor of the demo notices what is done in it. */
export interface Preview {
  readonly shop: Shop;
  readonly handlers: RequestHandler[];
  /** What its author typed to restyle it; '' for nothing. */
  readonly css: string;
  /** Its page, as the shop stands now. `key` is the preview's name. */
  render(key: string, scripts: readonly string[]): Promise<string>;
}

/** Opens a preview; null where the widget has no such state. */
export function openPreview(
  widget: WorkshopWidget,
  choices: Choices,
  { attributes, css }: Pick<Typed, 'attributes' | 'css'>,
  json: Json,
): Preview | null {
  const setup = setupOf(widget, choices.state);
  if (typeof setup === 'string') return null;
  const shop = shopFor(setup, choices);
  const first = neededPage(widget, shop);
  const theme = themeOf(choices.theme) ?? DEFAULT_THEME;

  return {
    shop,
    handlers: handlersOf(shop, setup, choices.state === 'long'),
    css: toSheet(css),
    render(key, scripts) {
      const page = json.page && { ...json.page, ...changes(first, neededPage(widget, shop)) };
      return renderTemplate('workshop/preview', {
        locale: shop.locale,
        direction: choices.direction,
        title: `${widget.name} önizlemesi`,
        token: shop.csrfToken,
        key,
        kept: JSON.stringify(setup.kept ?? {}),
        styles: sheetsOf(theme, []),
        scripts,
        hasOwnCss: css.trim() !== '',
        isLayered: theme.isLayered ?? false,
        name: widget.name,
        snippet: snippetOf(widget, attributes, { ...json, page }),
        beside: widget.beside,
      });
    },
  };
}

/** Declarations alone hold for the whole page. */
function toSheet(css: string): string {
  return css.includes('{') ? css : `:root { ${css} }`;
}

/** What the shop answers in this state. */
function handlersOf(shop: Shop, { answers = {} }: Setup, isLong: boolean): RequestHandler[] {
  const own = Object.entries(answers).map(([path, body]) => http.get(`*${path}`, () => HttpResponse.json(body)));
  const handlers = [...own, ...createHandlers(shop)];
  return isLong ? [http.all('*', ({ request }) => longAnswer(handlers, request))] : handlers;
}

async function longAnswer(handlers: RequestHandler[], request: Request): Promise<Response | undefined> {
  const answer = await getResponse(handlers, request);
  if (!answer?.headers.get('content-type')?.startsWith('application/json')) return answer;
  return Response.json(lengthen(await answer.json()), { status: answer.status, headers: { 'Cache-Control': 'no-store' } });
}

/** What a visitor has changed since, such as the language: a page that loads anew must say so, whatever was typed before. */
function changes(first: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(first[key])));
}
