import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Vitrin is an ES module and nothing else: nobody can `require` it. */
const NOT_PROMISED = new Set(['CJSResolvesToESM']);

/** What publint and "Are the types wrong?" find wrong with a packed package, a line each. */
export async function packageFaults(tarball) {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
  });
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
  const problems = types.types === false ? [{ kind: 'NoTypes' }] : types.problems;
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`),
    ...problems.filter(({ kind }) => !NOT_PROMISED.has(kind)).map((problem) => `types: ${JSON.stringify(problem)}`),
  ];
}
