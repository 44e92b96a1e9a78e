import { posix } from 'node:path';
import { isInRepository } from '../docs/documents';
import { ruleCode } from './rules';
import { EXAMPLES, type TaggedTest } from './tests';

/**
 * Answers where the code stands that a test is about: the folder of a widget, the files of a rule of the worked examples,
 * the file beside the test that bears its name, or else the folder of the test. A test in the browser is about the widget
 * whose name it or its folder bears, or does not say.
 */
export function codeFinder(): (test: TaggedTest) => readonly string[] {
  const rules = ruleCode();
  return ({ file, title }) => {
    if (file === EXAMPLES) return rules.get(title) ?? [];
    const ofWidget = /^widgets\/[^/]+\//.exec(file)?.[0];
    if (ofWidget !== undefined) return [ofWidget];
    if (file.startsWith('e2e/')) {
      const [name = '', folder = ''] = file.split('/').reverse();
      return [name.replace('.test.ts', ''), folder]
        .map((widget) => `widgets/${widget}/`)
        .filter(isInRepository)
        .slice(0, 1);
    }
    const folder = posix.dirname(file).replace(/\/tests$/, '');
    const beside = posix.join(folder, posix.basename(file).replace(/\.test\.tsx?$/, ''));
    return [[`${beside}.ts`, `${beside}.tsx`].find(isInRepository) ?? `${folder}/`];
  };
}

/** Where a file is to be looked for: in the folder of its widget, which holds when the widget is built otherwise, or by its path. */
export const placeOf = (file: string): string => /^widgets\/[^/]+\//.exec(file)?.[0] ?? file;
