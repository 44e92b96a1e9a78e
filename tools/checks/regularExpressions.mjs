import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

/** What runs in visitors' browsers. */
const FOLDERS = ['src', 'widgets', 'registry'];
const isTest = (file) => /\.test\.tsx?$|(^|\/)(tests|testing)\//.test(file);

/** Those whose text is known to the page alone, by file, and why they take no longer than they should. */
const MADE_BY_THE_PAGE = new Map([['widgets/search-bar/rules/matchedParts.ts', 'words without any sign, one beside the other']]);

/** Judged however long it takes: a busy machine must not bring another judgement. */
const PATIENT = { timeout: null, attackTimeout: null, incubationTimeout: null };

/**
 * The regular expressions of the sources below `root` that take longer than the length of their text, on the worst text that
 * there is: by the square, or worse. One fault for each, with file and line. recheck judges them, by automata theory where it
 * can. One that the code puts together out of parts cannot be judged, and is a fault as well.
 */
export async function slowExpressions(root, folders = FOLDERS) {
  const faults = [];
  for (const folder of folders) {
    for (const file of sourcesBelow(root, folder)) {
      for (const { line, source, flags } of expressionsIn(file, readFileSync(join(root, file), 'utf8'))) {
        if (source === null) {
          if (!MADE_BY_THE_PAGE.has(file)) faults.push(`${file}:${line}: is put together as it runs; nobody can judge it`);
          continue;
        }
        const { status, complexity } = await check(source, flags, PATIENT);
        if (status !== 'safe') faults.push(`${file}:${line}: /${source}/${flags}: ${complexity?.summary ?? status}`);
      }
    }
  }
  return faults;
}

function sourcesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .sort();
}

/** Each regular expression of a source file; its text is null where only the page knows it. */
function expressionsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const isKnown = pattern && ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags));
      found.push({ line, source: isKnown ? pattern.text : null, flags: (isKnown && flags?.text) || '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
