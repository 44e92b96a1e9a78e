import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm } from '../http/body';
import { redirect } from '../http/redirect';
import { setPageHeaders } from '../http/security';
import { renderTemplate } from '../render';
import { readChoices } from './choices';
import type { Choices, Kept } from './choices';
import { optionNames, ownData } from './data';
import type { Typed } from './data';
import { readJson } from './json';
import { openPreview } from './preview';
import type { Preview } from './preview';
import { keyOfPage, keyOfSheet, previewPath } from './previewOf';
import { createStore } from './store';
import { addressOf, listView, widgetView } from './views';
import { WIDGETS } from './widgets/groups';
import type { WorkshopWidget } from './widgets/kind';

/** The workshop: each widget in each state, its data to be edited. `development`: Vite serves the script. */
export interface Workshop {
  /** An open preview. */
  find(key: string): Preview | undefined;
  /** Answers what lies below /atolye. */
  answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a request that leads a preview away from its page: a link, a form, a redirect. */
  answerLeft(key: string | null, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const MOST = 200;

export function createWorkshop(scripts: readonly string[], development: boolean): Workshop {
  const previews = createStore<Preview>(MOST);
  const drafts = createStore<Typed>(MOST);

  const send = async (response: ServerResponse, status: number, template: string, data: object) => {
    const html = await renderTemplate(`workshop/${template}`, data);
    setPageHeaders(response, development, { isFrame: template === 'left' });
    response.statusCode = status;
    response.end(html);
  };

  async function answerPreview(key: string, response: ServerResponse): Promise<void> {
    const preview = previews.find(key);
    if (!preview) return send(response, 410, 'left', { title: 'Önizleme eskidi', text: 'Atölye sayfasını yenileyin.' });
    const html = await preview.render(key, scripts);
    setPageHeaders(response, development, { isFrame: true });
    response.end(html);
  }

  /** What the address names of what has been typed, where it is still kept. */
  const readKept = (query: URLSearchParams): Kept => {
    const [draft = null, style = null] = ['taslak', 'stil'].map((name) => {
      const key = query.get(name);
      return drafts.find(key) ? key : null;
    });
    return { draft, style };
  };

  const typedAs = (widget: WorkshopWidget, choices: Choices, { draft, style }: Kept): Typed | null => {
    const own = ownData(widget, choices);
    return drafts.find(draft) ?? (own && { ...own, css: drafts.find(style)?.css ?? '' });
  };

  async function open(widget: WorkshopWidget, choices: Choices, typed: Typed | null, response: ServerResponse): Promise<void> {
    const data = readJson(typed?.data ?? '');
    const page = readJson(typed?.page ?? '');
    const preview =
      typed && data.ok && page.ok ? openPreview(widget, choices, typed, { data: data.value, page: page.value }) : null;
    if (!preview) return send(response, 404, 'left', { title: 'Önizleme yok', text: 'Bu durumun önizlemesi yok.' });
    redirect(response, previewPath(previews.keep(preview)));
  }

  async function takeTyped(
    widget: WorkshopWidget,
    choices: Choices,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== url.origin) return void response.writeHead(403).end();
    const typed = typedOf(widget, await readForm(request));
    const isOwn = JSON.stringify(typed) === JSON.stringify(ownData(widget, choices));
    redirect(response, addressOf(widget, choices, { draft: isOwn ? null : drafts.keep(typed), style: null }));
  }

  return {
    find: (key) => previews.find(key),
    async answer(url, request, response) {
      const key = keyOfPage(url.pathname);
      if (key !== null) return answerPreview(key, response);
      const sheet = previews.find(keyOfSheet(url.pathname));
      if (sheet) return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(sheet.css);
      const [, , name, ...rest] = url.pathname.split('/');
      const widget = WIDGETS.find((each) => each.name === name);
      if (!widget || rest.length > 1) return send(response, name ? 404 : 200, 'list', listView());
      const choices = readChoices(widget, url.searchParams);
      if (request.method === 'POST') return takeTyped(widget, choices, url, request, response);
      const kept = readKept(url.searchParams);
      const typed = typedAs(widget, choices, kept);
      if (rest[0] === 'onizleme') return open(widget, choices, typed, response);
      return send(response, 200, 'widget', widgetView(widget, choices, typed, kept));
    },
    answerLeft: (key, url, request, response) =>
      send(response, 200, 'left', {
        title: 'Bileşen sayfadan ayrıldı',
        request: `${request.method ?? 'GET'} ${url.pathname}${url.search}`,
        ...(key !== null && { back: previewPath(key) }),
      }),
  };
}

/** The fields of a posted form; browsers send each line break as CR LF. */
function typedOf(widget: WorkshopWidget, form: URLSearchParams): Typed {
  const field = (name: string) => (form.get(name) ?? '').replace(/\r\n?/g, '\n');
  return {
    attributes: Object.fromEntries(optionNames(widget).map((name) => [name, field(name).trim()])),
    data: field('data'),
    page: field('page'),
    css: field('css'),
  };
}
