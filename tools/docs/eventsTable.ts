import ts from 'typescript';
import { commentsOf, onOneLine } from './source/comments';
import { textOf } from './source/files';
import { code, table } from './table';

const CONTRACT = 'src/contract/events.ts';
/** The interface that holds all events, by their names. */
const EVENTS = 'VitrinEvents';
const TITLES = ['Event', 'When', 'Dispatched on', '`detail`', 'Can be stopped and held'];

/** All events of the contract as a table in Markdown, out of the types and doc comments of the contract. */
export function eventsTable(): string {
  const file = ts.createSourceFile(CONTRACT, textOf(CONTRACT), ts.ScriptTarget.Latest, true);
  const interfaces = new Map(file.statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]));
  const events = interfaces.get(EVENTS)?.members.filter(ts.isPropertySignature) ?? [];
  return table(
    TITLES,
    events.map((event) => {
      const [name, type] = readProperty(event);
      const { says: when, on: place } = commentsOf(event, 'on');
      const detail = ts.isTypeReferenceNode(type) ? interfaces.get(type.getText()) : type;
      // As `ask` in src/page/ask.ts has it.
      return [
        code(name),
        when,
        place,
        code(detail ? fields(detail) : type.getText()),
        name.startsWith('vitrin:before-') ? 'yes' : '',
      ];
    }),
  );
}

/** The fields of a detail as a reader of JavaScript needs them: without comments and `readonly`. */
function fields(detail: ts.Node): string {
  const members =
    ts.isTypeLiteralNode(detail) || ts.isInterfaceDeclaration(detail) ? detail.members.filter(ts.isPropertySignature) : [];
  return `{ ${members
    .map((member) => {
      const [name, type] = readProperty(member);
      return `${name}${member.questionToken ? '?' : ''}: ${onOneLine(type.getText()).replaceAll('readonly ', '')}`;
    })
    .join(', ')} }`;
}

function readProperty({ name, type }: ts.PropertySignature): readonly [name: string, type: ts.TypeNode] {
  if (!type) throw new Error(`${name.getText()} needs a type`);
  return [ts.isStringLiteral(name) ? name.text : name.getText(), type];
}
