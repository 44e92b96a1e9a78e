import ts from 'typescript';
import { commentsOf } from './source/comments';
import { textOf } from './source/files';
import { TEXTS } from './source/texts';
import { code, table } from './table';

const SOURCE = 'src/data/alert.ts';
const ACTIONS = 'AlertActions';

/** When each alert comes and when it goes, out of the comments of the actions. Throws where one names a text that there is not. */
export function messagesTable(): string {
  const file = ts.createSourceFile(SOURCE, textOf(SOURCE), ts.ScriptTarget.Latest, true);
  const actions = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === ACTIONS);
  const rows = actions?.members.filter(ts.isPropertySignature) ?? [];
  return table(
    ['Comes when', 'Goes', 'Texts, beside what the server says'],
    rows.map((action) => {
      const { says, goes, texts } = commentsOf(action, 'goes', 'texts');
      const keys = texts.split(' ');
      const unknown = keys.find((key) => !(key in TEXTS.tr));
      if (unknown) throw new Error(`${SOURCE}: ${action.name.getText()} names the text ${unknown}, which is none`);
      return [says, goes, keys.map(code).join(', ')];
    }),
  );
}
