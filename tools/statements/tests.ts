import ts from 'typescript';
import { RULE_TAGS } from '../../src/testing/golden/tags';
import { textOf } from '../docs/source/files';
import { testFiles } from './repository';

/** A test, or a group of tests, with the statements that it proves. */
export interface TaggedTest {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The worked examples: one test for each rule, which takes its tags from a table. */
export const EXAMPLES = 'src/testing/golden/golden.test.ts';

/** All tests that have tags, file by file. Nothing is run: the files are read. */
export function taggedTests(): readonly TaggedTest[] {
  const rules = Object.entries(RULE_TAGS).map(([rule, tags = []]) => ({ file: EXAMPLES, title: rule, tags: [tags].flat() }));
  return [
    ...rules,
    ...testFiles()
      .filter((file) => file !== EXAMPLES)
      .flatMap((file) => taggedIn(file, textOf(file))),
  ];
}

/** The tests with tags in a file. Throws where tags are anything but a list of texts: nobody could look for them. */
export function taggedIn(file: string, text: string): readonly TaggedTest[] {
  if (!text.includes('tags:')) return [];
  const tests: TaggedTest[] = [];
  const visit = (node: ts.Node) => {
    // What never runs proves nothing.
    if (ts.isCallExpression(node) && isLeftOut(node.expression)) return;
    const test = ts.isCallExpression(node) && isTest(node.expression) ? read(file, node) : null;
    if (test) tests.push(test);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return tests;
}

/** Whether `it`, `test` or `describe` is called, or one of their kinds: `it.each(…)(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['it', 'test', 'describe'].includes(callee.text);
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTest(callee.expression);
}

/** Whether tests are called that are not to run: `it.skip(…)`, `describe.skip.each(…)(…)`, `it.todo(…)`. */
function isLeftOut(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee)) return /^(?:skip|todo)$/.test(callee.name.text) || isLeftOut(callee.expression);
  return ts.isCallExpression(callee) && isLeftOut(callee.expression);
}

function read(file: string, { arguments: [name, options] }: ts.CallExpression): TaggedTest | null {
  if (!name || !options || !ts.isObjectLiteralExpression(options)) return null;
  const given = options.properties.find((property) => property.name?.getText() === 'tags');
  if (!given) return null;
  const title = name.getText().slice(1, -1);
  const list =
    ts.isPropertyAssignment(given) && ts.isArrayLiteralExpression(given.initializer) ? given.initializer.elements : null;
  const tags = list?.filter(ts.isStringLiteral).map(({ text }) => text);
  if (!tags || tags.length !== list?.length) throw new Error(`${file}: the tags of "${title}" are no list of texts`);
  return { file, title, tags };
}
