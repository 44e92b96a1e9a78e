import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { documentPaths, readDocument } from './documents';

const CONTRACT = fileURLToPath(new URL('../../src/contract/vitrin.ts', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  // A theme author writes plain JavaScript: parameters have no types.
  noImplicitAny: false,
  // Every block is a module, as on a page: names of one are not those of another.
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** What scripts of others bring to a page of the examples. */
const OTHERS = fileURLToPath(new URL('others.d.ts', import.meta.url));
const OTHERS_TEXT = 'interface Window { dataLayer: unknown[] }';

/** What is one object is one expression; a reference to types leads to a folder of the reader's. */
const asModule = (text: string) => (text.startsWith('{') ? `(${text});` : text.replace(/^\/\/\/ <reference .*$/gm, ''));

/** Every example of JavaScript in the documents, as a file. */
const examples = new Map(
  documentPaths().flatMap((path) =>
    readDocument(path)
      .blocks.filter(({ lang }) => lang === 'js')
      .map(
        ({ text }, place) => [fileURLToPath(new URL(`../../${path}.${place + 1}.js`, import.meta.url)), asModule(text)] as const,
      ),
  ),
);

/** The types of the DOM and of the contract, read once. */
const library = new Map<string, ts.SourceFile | undefined>();

/** What the TypeScript compiler says of files that stand only here, beside the types of the contract. */
function problemsIn(files: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = path === OTHERS ? OTHERS_TEXT : files.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, language, true);
    if (!library.has(path)) library.set(path, getSourceFile(path, language, ...rest));
    return library.get(path);
  };
  const program = ts.createProgram([...files.keys(), CONTRACT, OTHERS], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file && files.has(file.fileName))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.split('/').slice(-2).join('/') ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('the JavaScript of the documents', () => {
  it('parses, and names only events, fields and members that are there', () => {
    expect(examples.size).toBeGreaterThan(6);
    expect(problemsIn(examples)).toEqual([]);
  });

  it.each([
    ["document.addEventListener('vitrin:cart-change', ({ detail }) => detail.items);", "'detail' does not exist"],
    ["document.addEventListener('vitrin:search', ({ detail }) => detail.text);", "'text' does not exist"],
    ['window.vitrin.cart.order();', "'order' does not exist"],
    ['window.vitrin.open("cart");', 'not assignable'],
  ])('would not pass with %s', (text, problem) => {
    expect(problemsIn(new Map([['/example.js', text]])).join()).toContain(problem);
  });
});
