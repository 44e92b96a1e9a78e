import { describe, expect, it } from 'vitest';
import { callsOf, examplesOf, mediaOf, readOpenApi, type Call } from './document';
import { mutantsOf } from './mutants';
import { isRefused, make } from './requests';
import { compileSchemas } from './schemas';

const document = readOpenApi();
const writes = callsOf(document).filter(({ requestBody }) => requestBody);
const schemas = compileSchemas(document, 'open');

/** Statuses with which the stand-in says no where no schema could: to what the shop has not got, and to what stands in the way. */
const BEYOND = new Set([404, 409]);

/** The same in words, of the calls that say 422: to what the shop does not have, a sum below 1, two passwords, an offer without one of its lines. */
const BEYOND_SCHEMAS =
  /^(Ürünün böyle bir birimi yok|Miktar en az 1 olmalıdır|Bu ayar kaydedilemez|Şifreler aynı değil|Alan eksik: \d+)/;

/** The bodies of the examples with something wrong in them, or at least something else. */
function othersOf(call: Call): ReadonlyArray<readonly [what: string, body: unknown]> {
  const values =
    mediaOf(call.requestBody)?.type === 'application/json'
      ? [null, '', 'x', ' x', true, false, -101, 0, 1.005, [], {}]
      : ['', ' x', '-1', '0'];
  return examplesOf(call.requestBody).flatMap(([, example]) => [
    ['another field', { ...(Object(example) as object), another: '1' }] as const,
    ...mutantsOf(example, values).map(({ what, value }) => [what, value] as const),
  ]);
}

describe('what the document forbids to send, the stand-in refuses, and nothing else', () => {
  it.each(writes.map((call) => [call.operationId, call] as const))('%s', async (_name, call) => {
    const differences: string[] = [];
    for (const [what, body] of othersOf(call)) {
      const wrong = schemas.wrongRequest(call, body);
      const answer = await make(call, { body });
      if (wrong === null && (BEYOND.has(answer.status) || BEYOND_SCHEMAS.test(answer.refusal ?? ''))) continue;
      if (isRefused(answer) !== (wrong !== null))
        differences.push(`${what}: document: ${wrong}; stand-in: ${answer.status} ${answer.refusal}`);
    }
    expect(differences).toEqual([]);
  });

  it.each(writes.map((call) => [call.operationId, call] as const))(
    '%s: the wrong kind of body, and none',
    async (_name, call) => {
      const isJson = mediaOf(call.requestBody)?.type === 'application/json';
      const body = isJson ? new URLSearchParams({ key: 'x' }) : '{}';
      const headers = { 'Content-Type': isJson ? 'application/x-www-form-urlencoded' : 'application/json' };
      const [other, none] = [await make(call, { raw: body, headers }), await make(call, { raw: '' })];
      expect([other.status, none.status]).toEqual([415, 422]);
    },
  );
});
