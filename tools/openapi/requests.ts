import { send, type Received, type Sent } from '../../mocks/tests/client';
import type { UserKind } from '../../mocks/shop/scenario';
import { createShop, type Shop } from '../../mocks/shop/shop';
import { callerOf, examplesOf, mediaOf, type Call, type Parameter } from './document';

/** What is different from the call as the document writes it. */
export interface Change {
  readonly as?: UserKind;
  /** In the place of the documented parameters, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** In the place of the body, as it goes over the wire. */
  readonly raw?: BodyInit;
  readonly headers?: NonNullable<Sent['headers']>;
  /** Done to the shop before. */
  readonly before?: (shop: Shop) => unknown;
}

/** Sends a call to a new session of the stand-in, whose cart holds the line of the examples. */
export async function make(call: Call, change: Change = {}): Promise<Received> {
  const shop = createShop({ as: change.as ?? (callerOf(call) === 'administrator' ? 'administrator' : 'customer') });
  shop.cart.add('1002', '10021', 3);
  await change.before?.(shop);
  return send(shop, ...requestOf(call, change));
}

/** The call as the document writes it: its address with the examples of its parameters, and its first example of a body. */
export function requestOf(call: Call, change: Change = {}): readonly [address: string, sent: Sent] {
  const [documented] = examplesOf(call.requestBody);
  const body = 'body' in change ? change.body : documented?.[1];
  return [
    addressOf(call, change.parameters),
    {
      method: call.method,
      ...('raw' in change ? { body: change.raw } : bodyOf(call, body)),
      ...(change.headers && { headers: change.headers }),
    },
  ];
}

/** Path and query with the documented examples of the parameters. */
function addressOf({ path, parameters }: Call, others: Readonly<Record<string, string>> = {}): string {
  const valueOf = ({ name, example }: Parameter) => others[name] ?? example?.toString();
  const query = new URLSearchParams();
  let address = path;
  for (const parameter of parameters) {
    const value = valueOf(parameter);
    if (value === undefined) continue;
    if (parameter.in === 'query') query.set(parameter.name, value);
    if (parameter.in === 'path')
      address = address.replace(`{${parameter.name}}`, parameter['x-slashes'] ? value : encodeURIComponent(value));
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

function bodyOf({ requestBody }: Call, body: unknown): Sent {
  if (body === undefined) return {};
  return mediaOf(requestBody)?.type === 'application/json' ? { json: body } : { form: body as Readonly<Record<string, string>> };
}

/** Whether the server said no. */
export function isRefused({ status, refusal }: Received): boolean {
  return status >= 400 || refusal !== null;
}
