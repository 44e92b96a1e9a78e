import * as v from 'valibot';
import { pathAt, shopAddress } from '@/page/address';
import type { Answer } from '@/page/callAhead';
import { describeProblem, read } from '@/schemas/read';
import { ApiFailure } from './apiError';

/** Frameworks that check forms answer with a list of texts. */
const refusalTextSchema = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((words) => [words].flat().join(' ')),
  v.minLength(1),
);
const refusalSchema = v.union([
  v.object({ error: v.object({ messages: v.object({ type: refusalTextSchema }) }) }),
  v.pipe(
    v.object({ messages: v.object({ type: refusalTextSchema }) }),
    v.transform((body) => ({ error: body })),
  ),
]);

/** The server's `error.messages.type` in a body (or, as some answers have it, `messages.type`); null without one. */
export function refusalIn(body: unknown): string | null {
  // What is wrong with an answer that is none nobody is told: no text is made of it.
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? refusal.output.error.messages.type : null;
}

const failureSchema = v.object({
  success: v.custom((flag) => flag === false || flag === 0 || flag === '0' || flag === 'false'),
  message: v.fallback(v.string(), ''),
});

/** How a body refuses what was asked for: in words, its `error.messages.type` or the `message` of a `success: false`, or without any; null where it does not. */
export function refusalOf(body: unknown): { readonly words: string | null } | null {
  const words = refusalIn(body);
  if (words !== null) return { words };
  const failure = read(failureSchema, body);
  return failure.ok ? { words: failure.value.message || null } : null;
}

/** Whether a status says that what was asked for was done. */
export const isOk = (status: number): boolean => status >= 200 && status < 300;

/**
 * Whether an answer is the HTML page of a path, or its refusal: the call was redirected there. A PATCH or DELETE stays one on its way, and
 * pages take none. `pathOf` is asked where it may be.
 */
export function isPageAt(pathOf: () => string, { url, text, status }: Answer): boolean {
  // A page's own XMLHttpRequest may not say at all where an answer came from.
  if (!url || (isOk(status) && !text.trimStart().startsWith('<'))) return false;
  return pathAt(url) === pathAt(shopAddress(pathOf()));
}

/** The body as JSON, or undefined where it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NO_JSON = 'the answer is no JSON';

/** An answer that is not what was asked for, and the path in it of what is wrong. */
export const misshapen = (detail: string, field?: string) => new ApiFailure({ kind: 'shape', detail }, undefined, field);

/**
 * Checks a 2xx answer against what was asked for.
 * @throws ApiFailure `refused` when it carries an error of the server, `shape` when it is anything else.
 */
export function checkAnswer<T>(text: string, schema: v.GenericSchema<unknown, T>): T {
  return checkBody(parseBody(text), schema);
}

/** The same for a body that is parsed already; undefined where it was no JSON. */
export function checkBody<T>(body: unknown, schema: v.GenericSchema<unknown, T>): T {
  checkAnswered(body);
  const answer = read(schema, body);
  if (answer.ok) return answer.value;
  throw misshapen(describeProblem(answer.problem), answer.problem.field);
}

/**
 * Checks that a body is JSON, and no refusal.
 * @throws ApiFailure as {@link checkAnswer}
 */
export function checkAnswered(body: unknown): void {
  const refusal = refusalIn(body);
  if (refusal !== null) throw new ApiFailure({ kind: 'refused', message: refusal });
  if (body === undefined) throw misshapen(NO_JSON);
}

/**
 * Checks a 2xx answer whose body the shop does not document: anything but a refusal will do (decision 50).
 * @throws ApiFailure `refused`, or `shape` when the body is an HTML page instead (a login page, say).
 */
export function checkDone(text: string): void {
  const refusal = refusalOf(parseBody(text));
  if (refusal) throw new ApiFailure({ kind: 'refused', message: refusal.words });
  if (text.trimStart().startsWith('<')) throw misshapen('the answer is an HTML page');
}

/**
 * The same for what is then told as a success: a plain word will do, but JSON that breaks off may have been a refusal.
 * @throws ApiFailure as {@link checkDone}; `shape` for such JSON.
 */
export function checkTold(text: string): void {
  checkDone(text);
  if (parseBody(text) === undefined && /^\s*[{["]/.test(text)) throw misshapen(NO_JSON);
}

/**
 * The same for what is saved: nothing, or JSON without a refusal.
 * @throws ApiFailure as {@link checkDone}; `shape` when the body is no JSON.
 */
export function checkSaved(text: string): void {
  checkDone(text);
  if (text.trim() !== '' && parseBody(text) === undefined) throw misshapen(NO_JSON);
}
