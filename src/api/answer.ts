import * as v from 'valibot';
import { read } from '@/wire/read';
import { ApiFailure } from './error';

const refusalSchema = v.union([
  v.object({ error: v.object({ messages: v.object({ type: v.pipe(v.string(), v.minLength(1)) }) }) }),
  v.pipe(
    v.object({ messages: v.object({ type: v.pipe(v.string(), v.minLength(1)) }) }),
    v.transform((body) => ({ error: body })),
  ),
]);

/** The server's `error.messages.type` in a body (or, as some answers have it, `messages.type`); null without one. */
export function refusalIn(body: unknown): string | null {
  const refusal = read(refusalSchema, body);
  return refusal.ok ? refusal.value.error.messages.type : null;
}

/** The body as JSON, or undefined where it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks a 2xx answer against what was asked for.
 * @throws ApiFailure `refused` when it carries an error of the server, `shape` when it is anything else.
 */
export function checkAnswer<T>(text: string, schema: v.GenericSchema<unknown, T>): T {
  const body = parseBody(text);
  const refusal = refusalIn(body);
  if (refusal !== null) throw new ApiFailure({ kind: 'refused', message: refusal });
  const answer = read(schema, body);
  if (answer.ok) return answer.value;
  const { field, received, allowed } = answer.problem;
  throw new ApiFailure({ kind: 'shape', detail: `${field || 'the answer'} is ${received}, expected ${allowed}` });
}

/**
 * Checks a 2xx answer whose body the shop does not document: anything but a refusal will do.
 * @throws ApiFailure `refused`, or `shape` when the body is an HTML page instead (a login page, say).
 */
export function checkDone(text: string): void {
  const refusal = refusalIn(parseBody(text));
  if (refusal !== null) throw new ApiFailure({ kind: 'refused', message: refusal });
  if (text.trimStart().startsWith('<')) throw new ApiFailure({ kind: 'shape', detail: 'the answer is an HTML page' });
}
