import ts from 'typescript';
import { resolve, textOf } from './files';
import { SETTINGS_ROWS } from './pageKeys';

/** What one declaration at the top of a file reads and uses. */
interface Declaration {
  /** Settings, by the property or variable that has their name. */
  readonly settings: ReadonlySet<string>;
  /** Every name in it. */
  readonly names: ReadonlySet<string>;
  /** Files that it imports while it runs. */
  readonly lazy: readonly string[];
}

interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** What a name of this file is in another: `*` is all of that file. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

/** What runs whenever the file is loaded. */
const EFFECTS = ' effects';
const NAMES = new Set(SETTINGS_ROWS.flatMap(({ keys }) => keys).map((key) => key.slice('settings.'.length)));

/**
 * The settings that a widget reads, in the order of the contract: those that its declarations and the declarations which
 * these use read. Whole files would not do, because rules of several widgets share them.
 */
export function settingsReadBy(widget: string): readonly string[] {
  const settings = new Set<string>();
  const seen = new Set<string>();
  const queue = [{ path: `widgets/${widget}/index.ts`, name: '*' }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { path, name } = next;
    const at = `${path} ${name}`;
    if (seen.has(at) || !/\.tsx?$/.test(path)) continue;
    seen.add(at);
    const { declarations, imports } = moduleAt(path);
    if (name === '*') queue.push(...[...declarations.keys(), ...imports.keys()].map((each) => ({ path, name: each })));
    const found = imports.get(name);
    if (found) queue.push(found);
    queue.push({ path, name: EFFECTS });
    const declaration = declarations.get(name);
    if (!declaration) continue;
    for (const setting of declaration.settings) settings.add(setting);
    queue.push(
      ...[...declaration.names].map((each) => ({ path, name: each })),
      ...declaration.lazy.map((file) => ({ path: file, name: '*' })),
    );
  }
  return [...NAMES].filter((name) => settings.has(name)).map((name) => `settings.${name}`);
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const found = modules.get(path) ?? readModule(path);
  modules.set(path, found);
  return found;
}

function readModule(path: string): Module {
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, { path: string; name: string }>();
  const from = (specifier: ts.Expression | undefined) =>
    specifier && ts.isStringLiteral(specifier) ? resolve(path, specifier.text) : null;
  for (const statement of ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement)) {
      const target = from(statement.moduleSpecifier);
      if (target) for (const [local, name] of importedBy(statement.importClause)) imports.set(local, { path: target, name });
    } else if (ts.isExportDeclaration(statement)) {
      const target = from(statement.moduleSpecifier) ?? path;
      if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        for (const { name, propertyName } of statement.exportClause.elements)
          if (propertyName || target !== path) imports.set(name.text, { path: target, name: (propertyName ?? name).text });
      }
    } else {
      for (const name of declaredBy(statement))
        declarations.set(name, merged(declarations.get(name), declarationOf(statement, path)));
    }
  }
  return { declarations, imports };
}

function importedBy(clause: ts.ImportClause | undefined): ReadonlyArray<readonly [local: string, name: string]> {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = clause;
  const all = namedBindings && ts.isNamespaceImport(namedBindings) ? [[namedBindings.name.text, '*'] as const] : [];
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((each) => [each.name.text, (each.propertyName ?? each.name).text] as const)
      : [];
  return [...(name ? [[name.text, 'default'] as const] : []), ...all, ...named];
}

/** The names that a statement gives to what it declares; `default` as well where it exports that. */
function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return [EFFECTS];
  const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
  return [...(statement.name ? [statement.name.text] : []), ...(isDefault ? ['default'] : [])];
}

function namesIn(name: ts.BindingName): readonly string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function declarationOf(statement: ts.Statement, path: string): Declaration {
  const settings = new Set<string>();
  const names = new Set<string>();
  const lazy: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    const read = ts.isPropertyAccessExpression(node)
      ? node.name.text
      : ts.isBindingElement(node)
        ? (node.propertyName ?? node.name).getText()
        : '';
    if (NAMES.has(read)) settings.add(read);
    const [specifier] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    const file = specifier && ts.isStringLiteral(specifier) ? resolve(path, specifier.text) : null;
    if (file) lazy.push(file);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return { settings, names, lazy };
}

function merged(before: Declaration | undefined, now: Declaration): Declaration {
  if (!before) return now;
  return {
    settings: new Set([...before.settings, ...now.settings]),
    names: new Set([...before.names, ...now.names]),
    lazy: [...before.lazy, ...now.lazy],
  };
}
