import { posix } from 'node:path';
import ts from 'typescript';
import { textOf } from '../docs/source/files';
import { EXAMPLES } from './tests';

const ADAPTERS = posix.join(posix.dirname(EXAMPLES), 'adapters.ts');

/** The files that carry out each rule of the worked examples: what its adapter imports, but for what reads an input. */
export function ruleCode(): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(ADAPTERS, textOf(ADAPTERS), ts.ScriptTarget.Latest, true);
  const imported = importsOf(source);
  const uses = (node: ts.Node): readonly string[] => {
    const own = ts.isIdentifier(node) ? imported.get(node.text) : undefined;
    return [...(own === undefined ? [] : [own]), ...childrenOf(node).flatMap(uses)];
  };
  const constants = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const isAdapters = ({ name }: ts.VariableDeclaration) => name.getText() === 'adapters';
  const readers = new Set(constants.filter((constant) => !isAdapters(constant)).flatMap(uses));
  const adapters = constants.find(isAdapters)?.initializer;
  if (!adapters || !ts.isObjectLiteralExpression(adapters)) throw new Error(`${ADAPTERS} has no adapters`);
  return new Map(
    adapters.properties.map((rule) => [rule.name?.getText() ?? '', uses(rule).filter((path) => !readers.has(path))]),
  );
}

/** Which file each imported name is from. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  return new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const names = importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return [];
      const { text } = moduleSpecifier;
      const path = `${text.startsWith('@/') ? text.replace('@/', 'src/') : posix.join(posix.dirname(ADAPTERS), text)}.ts`;
      return names.elements.map(({ name }) => [name.text, path] as const);
    }),
  );
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}
