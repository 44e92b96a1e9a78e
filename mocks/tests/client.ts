import { getResponse, type RequestHandler } from 'msw';
import { createHandlers } from '../handlers';
import type { Shop } from '../shop/shop';

export interface Sent {
  readonly method?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: BodyInit;
  /** Replaces the right headers; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface Received {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The parsed body; undefined where it is no JSON. */
  readonly json: unknown;
  /** `error.messages.type`, or null. */
  readonly refusal: string | null;
}

/** The handlers of each shop: it takes longer to make them than to answer. */
const made = new WeakMap<Shop, RequestHandler[]>();

function handlersOf(shop: Shop): RequestHandler[] {
  const handlers = made.get(shop) ?? createHandlers(shop);
  made.set(shop, handlers);
  return handlers;
}

/** Sends one request with everything that a well-behaved page sends, and reads the whole answer. */
export async function send(
  shop: Shop,
  path: string,
  { method = 'GET', form, json, body, headers }: Sent = {},
): Promise<Received> {
  const all = new Headers({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': shop.csrfToken });
  if (json !== undefined) all.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const data = form ? multipart(form) : json === undefined ? body : JSON.stringify(json);
  const request = new Request(`http://shop.test${path}`, { method, headers: all, ...(data === undefined ? {} : { body: data }) });
  const response = await getResponse(handlersOf(shop), request);
  if (!response) throw new Error(`No handler answers ${method} ${path}.`);
  return received(response);
}

async function received(response: Response): Promise<Received> {
  const text = await response.text();
  const json = parsed(text);
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    text,
    json,
    refusal: /"type":"([^"]*)"/.exec(text)?.[1] ?? null,
  };
}

/** The answer as the type that the shop promises; what it really is, is for the test to assert. */
export function answerOf<T>({ text }: Received, read: (value: unknown) => value is T): T {
  const value = parsed(text);
  if (!read(value)) throw new Error(`The answer is something else: ${text.slice(0, 80)}`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function multipart(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
