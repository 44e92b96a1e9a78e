import { callsOf, type OpenApi } from './document';

/** `mocks/shop/callNames.ts`: the calls of the document, so that the stand-in and all tests know each by its name. */
export function callNames(document: OpenApi): string {
  const names = callsOf(document)
    .filter(({ tags: [tag] }) => tag !== 'Pages')
    .map(({ operationId }) => `  '${operationId}',\n`);
  return `/** The calls of the shop, each of which can be made to fail. Written by \`npm run docs\` from docs/openapi.yaml; not by hand. */
export const CALL_NAMES = [
${names.join('')}] as const;
export type CallName = (typeof CALL_NAMES)[number];
`;
}
