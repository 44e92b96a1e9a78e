import { parse } from 'yaml';
import { textOf } from '../docs/source/files.ts';

/** A JSON schema, as far as it is looked into here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly examples?: readonly unknown[];
  /** What the keys of a map are. */
  readonly 'x-named-by'?: string;
}

export interface Example {
  readonly value: unknown;
}

interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: string | number;
  /** A path parameter that may hold slashes. */
  readonly 'x-slashes'?: boolean;
}

/** A request body or an answer. */
export interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly 'x-callers': readonly string[];
  /** What the visitor notices when the call fails, fault by fault; nothing for a page that opens. */
  readonly 'x-failure'?: string;
}

/** docs/openapi.yaml, as far as it is looked into here. */
export interface OpenApi {
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description: string }>;
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A body with the place in the document where it stands, a pointer like `#/components/responses/Done`. */
export interface Body extends Content {
  readonly pointer: string;
}

/** One operation with what its references lead to. */
export interface Call extends Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

/** Reads docs/openapi.yaml; that it is what the type says, document.test.ts checks against OpenAPI's own schema. */
export function readOpenApi(): OpenApi {
  return parse(textOf('docs/openapi.yaml')) as OpenApi;
}

/** What stands at a pointer into the components. */
function at(document: OpenApi, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((place, key) => (place as Readonly<Record<string, unknown>>)[key], document);
}

/** Every operation of the document, in its order. */
export function callsOf(document: OpenApi): readonly Call[] {
  const resolve = <T extends object>(thing: T): T => ('$ref' in thing ? (at(document, String(thing.$ref)) as T) : thing);
  const body = (content: Content, pointer: string): Body => ({
    ...resolve(content),
    pointer: '$ref' in content ? String(content.$ref) : pointer,
  });

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const { requestBody, responses, parameters = [], ...others } = operation;
      const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}`;
      return {
        ...others,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map(resolve),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => [status, body(answer, `${pointer}/responses/${status}`)]),
        ),
        ...(requestBody && { requestBody: body(requestBody, `${pointer}/requestBody`) }),
      };
    }),
  );
}

/** The media type of a body and what stands under it; null where there is none. */
export function mediaOf(body: Content | undefined): (Media & { readonly type: string }) | null {
  const [entry] = Object.entries(body?.content ?? {});
  return entry ? { type: entry[0], ...entry[1] } : null;
}

/** The values of a body's examples, by their names. */
export function examplesOf(body: Content | undefined): ReadonlyArray<readonly [name: string, value: unknown]> {
  return Object.entries(mediaOf(body)?.examples ?? {}).map(([name, { value }]) => [name, value]);
}

/** Who may make a call, by its `security`. */
export function callerOf({ security }: Call): 'visitor' | 'customer' | 'administrator' {
  if (security?.length === 0) return 'visitor';
  return security?.some((scheme) => 'administrator' in scheme) ? 'administrator' : 'customer';
}
