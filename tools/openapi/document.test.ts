import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { CALL_NAMES } from '../../mocks/shop/scenario';
import { registry } from '../../registry';
import { callsOf, examplesOf, readOpenApi, type Call } from './document';
import { compileSchemas } from './schemas';

const document = readOpenApi();
const all = callsOf(document);
/** Without what browsers load by themselves. */
const calls = all.filter(({ tags: [tag] }) => tag !== 'Pages');
const schemas = compileSchemas(document, 'closed');

const header = ({ parameters }: Call, name: string) =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);

describe('docs/openapi.yaml', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...document });
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has a value in every field: a comma cuts a text of YAML that has no quotes', () => {
    const empty = (thing: unknown, place: string): string[] =>
      typeof thing !== 'object' || thing === null
        ? []
        : Object.entries(thing).flatMap(([key, value]) =>
            value === null && !place.includes('/examples/') && !place.endsWith('/enum')
              ? [`${place}/${key}`]
              : empty(value, `${place}/${key}`),
          );
    expect(empty(document, '')).toEqual([]);
  });

  it('has no path that the rules of docs/subfolder.md do not hand on: they stand at the root of every shop', () => {
    const [, rules = ''] = readFileSync('docs/subfolder.md', 'utf8').split('## What the server must do');
    // The rows of its table; what is told below names paths as well, `/api/` among them.
    const [table = ''] = rules.split('\n\n- ');
    const handedOn = Array.from(table.matchAll(/`(\/[^`…]+)…?`/g), ([, path = '']) => path);
    // The page of the payment frame stands where `routes.paymentStart` says.
    const fixed = all.map(({ path }) => path).filter((path) => path !== '/payment/start');
    expect(fixed.filter((path) => !handedOn.some((start) => path.startsWith(start)))).toEqual([]);
  });

  it('has every call of the stand-in, under its name, and no other', () => {
    expect(calls.map(({ operationId }) => operationId).sort()).toEqual([...CALL_NAMES].sort());
  });

  it.each(all.map((call) => [call.operationId, call] as const))(
    '%s stands under a tag that is described, and names widgets that are there',
    (_name, call) => {
      expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...call.tags]));
      expect([...Object.keys(registry), 'window.vitrin']).toEqual(expect.arrayContaining([...call['x-callers']]));
    },
  );

  it.each(calls.map((call) => [call.operationId, call] as const))(
    '%s has the marker, and the token with a write',
    (_name, call) => {
      expect([header(call, 'X-Requested-With'), header(call, 'X-CSRF-Token')]).toEqual([true, call.method !== 'GET']);
    },
  );

  it('names the key of what closes a cart, and of no other call', { tags: ['D-67'] }, () => {
    const withKey = all.filter((call) => header(call, 'Idempotency-Key')).map(({ operationId }) => operationId);
    expect(withKey.sort()).toEqual(['cart.offer', 'cart.order', 'payment-link']);
  });

  it.each(calls.map((call) => [call.operationId, call] as const))(
    '%s: its examples are what its schemas say, and each body has one',
    (_name, call) => {
      if (call.requestBody) expect(examplesOf(call.requestBody)).not.toEqual([]);
      for (const [name, body] of examplesOf(call.requestBody))
        expect(`${name}: ${schemas.wrongRequest(call, body)}`).toBe(`${name}: null`);
      for (const [status, answer] of Object.entries(call.responses)) {
        expect(examplesOf(answer)).not.toEqual([]);
        for (const [name, body] of examplesOf(answer))
          expect(`${name}: ${schemas.wrongAnswer(call, status, body)}`).toBe(`${name}: null`);
      }
    },
  );
});
