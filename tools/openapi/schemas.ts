import { Ajv2020 } from 'ajv/dist/2020.js';
import { mediaOf, type Body, type Call, type OpenApi } from './document';

/** Says what is wrong with a value; null for nothing. */
type Check = (value: unknown) => string | null;

/** The schemas of the document, to check bodies with. */
export interface Schemas {
  /** What is wrong with a body that is sent. */
  wrongRequest(call: Call, body: unknown): string | null;
  /** What is wrong with the answer of a status; where the document does not list the status, `default` holds. */
  wrongAnswer(call: Call, status: number | string, body: unknown): string | null;
  /** What is wrong with a value of the schema of that name. */
  wrongValue(name: string, value: unknown): string | null;
}

/**
 * With `closed` a field that the document does not name is wrong. That is for the stand-in's answers: the document
 * itself leaves answers open, because the widgets pass over what they do not know.
 */
export function compileSchemas(document: OpenApi, how: 'open' | 'closed'): Schemas {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
  ajv.addSchema((how === 'closed' ? closeSchemas(document) : document) as object, 'document');
  const known = new Map<string, Check>();

  const compile = (pointer: string): Check => {
    const validate = ajv.compile({ $ref: `document${pointer}` });
    return (value) => (validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' }));
  };
  const wrong = (pointer: string, value: unknown): string | null => {
    const check = known.get(pointer) ?? compile(pointer);
    known.set(pointer, check);
    return check(value);
  };
  const wrongBody = (body: Body | undefined, value: unknown): string | null => {
    const media = mediaOf(body);
    if (!body || !media?.schema) return 'the document knows no body here';
    return wrong(`${body.pointer}/content/${media.type.replaceAll('/', '~1')}/schema`, value);
  };

  return {
    wrongRequest: (call, body) => wrongBody(call.requestBody, body),
    wrongAnswer: (call, status, body) => wrongBody(call.responses[status] ?? call.responses.default, body),
    wrongValue: (name, value) => wrong(`#/components/schemas/${name}`, value),
  };
}

/** The same schemas, in which an object has the properties that are named and no others. */
function closeSchemas(thing: unknown): unknown {
  if (typeof thing !== 'object' || thing === null) return thing;
  if (Array.isArray(thing)) return thing.map(closeSchemas);
  const entries = Object.entries<unknown>({ ...thing }).map(([key, value]) => [
    key,
    key === 'examples' ? value : closeSchemas(value),
  ]);
  const isClosed = 'type' in thing && thing.type === 'object' && 'properties' in thing && !('additionalProperties' in thing);
  return Object.fromEntries(isClosed ? [...entries, ['unevaluatedProperties', false]] : entries);
}
