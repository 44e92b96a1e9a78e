import { code, table } from '../docs/table';
import { callsOf, mediaOf, type Body, type Call, type OpenApi, type Schema } from './document';

const TITLES = ['Call', 'Sends', 'Answers', 'Says no with', 'Called by'];
const KINDS: Readonly<Record<string, string>> = { 'multipart/form-data': 'form', 'application/json': 'JSON' };

/** All calls of the document in Markdown: a section for each tag, with what the document says of it and a table. */
export function callsTable(document: OpenApi): string {
  const calls = callsOf(document);
  return document.tags
    .map(({ name, description }) =>
      [
        `### ${name}`,
        wrapLines(description.trim()),
        table(TITLES, calls.filter(({ tags: [tag] }) => tag === name).map(row)),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function row(call: Call): readonly string[] {
  const { operationId, method, path, summary, responses } = call;
  const refusals = Object.keys(responses).filter((status) => status !== '200' && status !== 'default');
  return [
    `**${summary}**<br>${code(`${method} ${path}`)}<br>${code(operationId)}`,
    describeRequest(call),
    describeAnswer(responses['200']),
    refusals.join(', ') || '–',
    call['x-callers'].map(code).join(', '),
  ];
}

/** The query, and the fields of the body. */
function describeRequest({ parameters, requestBody }: Call): string {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => code(name));
  const media = mediaOf(requestBody);
  const parts = [
    ...(query.length > 0 ? [`query: ${query.join(', ')}`] : []),
    ...(media?.schema ? [`${KINDS[media.type] ?? media.type}: ${fields(media.schema)}`] : []),
  ];
  return parts.join('; ') || '–';
}

function fields(schema: Schema): string {
  if (schema.$ref) return code(nameOf(schema.$ref));
  if (schema.anyOf) return schema.anyOf.map(fields).join(' or ');
  if (schema['x-named-by']) return `by ${schema['x-named-by']}`;
  return Object.keys(schema.properties ?? {})
    .map(code)
    .join(', ');
}

/** The schemas of the answer; that each may also be a refusal goes without saying. */
function describeAnswer(body: Body | undefined): string {
  const media = mediaOf(body);
  if (!media?.schema || media.type !== 'application/json') return media?.type ?? '–';
  const names = shape(media.schema);
  if (names === '')
    throw new Error(`docs/openapi.yaml, ${body?.pointer}: the answer needs a schema of its own, under components`);
  return names;
}

function shape({ $ref, type, items, anyOf = [] }: Schema): string {
  if ($ref) return code(nameOf($ref));
  if (type === 'array' && items) return `a list of ${shape(items)}`;
  return anyOf
    .map(shape)
    .filter((name) => name !== '`Refusal`')
    .join(' or ');
}

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/** In lines as the other documents have them. */
function wrapLines(text: string): string {
  return text.replaceAll(/(?=.{121})(.{1,120})\s/g, '$1\n');
}
