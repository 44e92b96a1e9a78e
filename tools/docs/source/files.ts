import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A file's text, by its path from the root of the project. */
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What a file of TypeScript says and imports. */
interface Contents {
  /** Its texts in quotes. */
  readonly literals: readonly string[];
  /** What stands before the first gap of its templates. */
  readonly heads: readonly string[];
  /** What stands between and behind their gaps. */
  readonly tails: readonly string[];
  /** The files of the project that it imports, but for types alone. */
  readonly imports: readonly string[];
}

const known = new Map<string, Contents>();

/** Reads a file of TypeScript, once: many widgets are made of the same. */
export function contentsOf(path: string): Contents {
  const contents = known.get(path) ?? read(path);
  known.set(path, contents);
  return contents;
}

function read(path: string): Contents {
  const literals: string[] = [];
  const heads: string[] = [];
  const tails: string[] = [];
  const specifiers: string[] = [];
  walk(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, false), (node) => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isTemplateHead(node)) heads.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) tails.push(node.text);
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      specifiers.push(literal(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) specifiers.push(literal(node.moduleSpecifier));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      specifiers.push(literal(node.arguments[0]));
  });
  return { literals, heads, tails, imports: specifiers.flatMap((specifier) => resolve(path, specifier) ?? []) };
}

/** Calls `visit` with a node and all that stand in it. */
function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

/** The files that run with `entry`, itself included: what it imports, at once or later, as far as `follows` says. */
export function closure(entry: string, follows: (path: string) => boolean): readonly string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (/\.tsx?$/.test(path)) queue.push(...contentsOf(path).imports.filter(follows));
  }
  return [...found].sort();
}

const literal = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

/** The file of the project that an import names; null for what is none. */
export function resolve(from: string, specifier: string): string | null {
  const bare = specifier.split('?')[0] ?? '';
  const target = bare.startsWith('@/') ? `src/${bare.slice(2)}` : bare.startsWith('.') ? join(dirname(from), bare) : null;
  if (target === null) return null;
  const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return candidates.find((path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile()) ?? null;
}
