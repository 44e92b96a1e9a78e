import ts from 'typescript';
import { commentsOf, tagOf } from './comments';
import { textOf } from './files';

/** What is told of one or several keys of the page JSON that mean something only together. */
export interface PageKeyRow {
  readonly keys: readonly string[];
  readonly says: string;
  /** What holds where it is missing or malformed. */
  readonly otherwise: string;
}

const PAGE = 'src/page/pageData.ts';
const SETTINGS = 'src/schemas/settings.ts';

/** The facts of the page: all of contract §3 but its settings. Links begin in `docs`. */
export const FACTS: readonly PageKeyRow[] = factRows();

/** The settings, by their names with `settings.` before them. */
export const SETTINGS_ROWS: readonly PageKeyRow[] = rowsOf(settingsIn(parse(SETTINGS)), 'settings.');

export const PAGE_KEYS: readonly PageKeyRow[] = [...FACTS, ...SETTINGS_ROWS];

type Member = ts.PropertySignature | ts.PropertyAssignment;

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
}

function factRows(): readonly PageKeyRow[] {
  const interfaces = new Map(
    parse(PAGE)
      .statements.filter(ts.isInterfaceDeclaration)
      .map((each) => [each.name.text, each]),
  );
  const partsOf = (type: ts.TypeNode | undefined) => {
    const node = type && ts.isTypeReferenceNode(type) ? interfaces.get(type.getText()) : type;
    return node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
      ? node.members.filter(ts.isPropertySignature)
      : [];
  };
  const members = interfaces.get('PageData')?.members.filter(ts.isPropertySignature) ?? [];
  return rowsOf(members, '', (member) => rowsOf(partsOf(member.type), `${member.name.getText()}.`));
}

function settingsIn(file: ts.SourceFile): readonly ts.PropertyAssignment[] {
  const schemas = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  const call = schemas.find(({ name }) => name.getText() === 'settingsSchema')?.initializer;
  const [entries] = call && ts.isCallExpression(call) ? call.arguments : [];
  if (!entries || !ts.isObjectLiteralExpression(entries)) throw new Error(`${SETTINGS} has no settingsSchema`);
  return entries.properties.filter(ts.isPropertyAssignment);
}

/** A row for each member but those `@with` another, each followed by those of its parts. What has parts may do without a comment. */
function rowsOf<Each extends Member>(
  members: readonly Each[],
  prefix: string,
  parts: (member: Each) => readonly PageKeyRow[] = () => [],
): readonly PageKeyRow[] {
  const nameOf = (member: Each) => member.name.getText();
  return members
    .filter((member) => tagOf(member, 'with') === undefined)
    .flatMap((member) => {
      const below = parts(member);
      if (below.length > 0 && ts.getJSDocCommentsAndTags(member).length === 0) return below;
      const together = members.filter((each) => each === member || tagOf(each, 'with') === nameOf(member));
      const { says, otherwise } = commentsOf(member, 'otherwise');
      return [{ keys: together.map((each) => `${prefix}${nameOf(each)}`), says, otherwise }, ...below];
    });
}

/** A relative link, which begins in `docs`, as it begins in `docs/widgets`. */
function fromWidgets(markdown: string): string {
  return markdown.replace(
    /\]\((?!https?:)([^)]+)\)/g,
    (_, target: string) => `](../${target.startsWith('#') ? 'contract.md' : ''}${target})`,
  );
}

/**
 * The rows of these keys, each row once with those of its keys that are asked for, with links that begin in `docs/widgets`.
 * Throws where nothing is told of one.
 */
export function pageKeyRows(keys: readonly string[]): readonly PageKeyRow[] {
  const unknown = keys.filter((key) => !PAGE_KEYS.some((row) => row.keys.includes(key)));
  if (unknown.length > 0) throw new Error(`${PAGE} and ${SETTINGS} do not tell of ${unknown.join(', ')}`);
  return PAGE_KEYS.flatMap((row) => {
    const wanted = row.keys.filter((key) => keys.includes(key));
    return wanted.length > 0 ? [{ keys: wanted, says: fromWidgets(row.says), otherwise: fromWidgets(row.otherwise) }] : [];
  });
}
