import { HttpResponse, delay } from 'msw';
import type { CallName, Fault } from '../../shop/scenario';
import type { JournalEntry } from '../../shop/journal';
import type { Shop } from '../../shop/shop';
import { breaksBefore, spoil } from './faults';
import { no } from './rules';
import { readBody } from './body';
import type { FormFields, RequestBody } from './body';
import type { Answer, CallRules } from './rules';
import { refuse } from './strict';

export interface CallInput {
  readonly url: URL;
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Empty unless the rules ask for a form. */
  readonly form: FormFields;
  /** Undefined unless the rules ask for JSON. */
  readonly json: unknown;
}

const SLOW_MS = 1500;

interface Arrival {
  readonly request: Request;
  readonly params: CallInput['params'];
}

/** An MSW resolver that records the call, is strict with it, breaks it as the scenario says and else answers it. */
export function call(shop: Shop, rules: CallRules, answer: (input: CallInput) => Answer) {
  return async ({ request, params }: Arrival): Promise<Response> => {
    const body = await readBody(request);
    const finish = record(shop, rules.name, request, body);
    if (shop.scenario.speed === 'slow') await delay(SLOW_MS);
    const response = await respond(shop, rules, { request, params }, body, answer);
    finish(response.status);
    return response;
  };
}

async function respond(
  shop: Shop,
  rules: CallRules,
  { request, params }: Arrival,
  body: RequestBody,
  answer: (input: CallInput) => Answer,
): Promise<Response> {
  const refusal = refuse(shop, rules, request, body);
  if (refusal) return send(refusal);
  const fault: Fault | undefined = shop.scenario.faults[rules.name] ?? shop.scenario.faults.all;
  const broken = fault && (await breaksBefore(fault, request));
  if (broken) return broken;
  const response = send(
    once(shop, request, body, () =>
      answer({
        url: new URL(request.url),
        params,
        form: body.kind === 'form' ? body.fields : {},
        json: body.kind === 'json' ? body.value : undefined,
      }),
    ),
  );
  return fault ? spoil(fault, response) : response;
}

/** Answers a call that has an `Idempotency-Key` as it was first answered, where the server heeds such keys. */
function once(shop: Shop, request: Request, body: RequestBody, answer: () => Answer): Answer {
  const key = request.headers.get('Idempotency-Key');
  if (key === null || shop.scenario.ignoresKeys) return answer();
  if (!/^[0-9a-f]{32}$/.test(key)) return no(422, 'Idempotency-Key geçersiz.');
  const subject = JSON.stringify([request.method, new URL(request.url).pathname, body]);
  return shop.answered.once(key, subject, answer) ?? no(422, 'Bu Idempotency-Key başka bir çağrınındır.');
}

function send({ status, body }: Answer): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

function record(shop: Shop, name: CallName, request: Request, body: RequestBody): (status: number) => void {
  const url = new URL(request.url);
  const entry: { -readonly [Key in keyof JournalEntry]: JournalEntry[Key] } = {
    call: name,
    method: request.method,
    path: url.pathname + url.search,
    body: body.kind === 'form' ? body.fields : body.kind === 'json' ? body.value : (body.text ?? null),
    token: request.headers.get('X-CSRF-Token'),
    requestedWith: request.headers.get('X-Requested-With'),
    key: request.headers.get('Idempotency-Key'),
    status: null,
  };
  shop.requests.push(entry);
  return (status) => {
    entry.status = status;
  };
}
