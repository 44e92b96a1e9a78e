import { checkBudgets } from './budgets.mjs';
import { root } from './prepare.mjs';
import { checkPublished } from './published.mjs';
import { buildInACopy } from './again.mjs';
import { differences, filesNaming } from './release.mjs';
import { runTool } from './run.mjs';

// Packages are imported where they are used: on a fresh clone these files are read before anything is installed.

/** A check that a tool makes; `mend` where another command does that than the one which shows it. */
function tool(name, command, mend = `npx ${command.join(' ')}`) {
  const [program, ...args] = command;
  return { name, mend, run: () => runTool(program, args) };
}

/** Whether what documents take from the code is what the code says. */
export const documents = {
  name: 'documents that take from the code',
  mend: 'npm run docs',
  async run() {
    const { load } = await import('./load.mjs');
    const stale = (await load('tools/docs/written.ts')).stale();
    return { passed: stale.length === 0, output: `out of date: ${stale.join(', ')}` };
  },
};

export const types = tool('types', ['tsc', '-p', 'tsconfig.json']);

/** The checks of the sources; those that take longest come first. */
export const SOURCE_CHECKS = [
  types,
  tool('eslint', ['eslint', '--max-warnings', '0', '.'], 'npx eslint --fix .'),
  tool('lint rules that ask for types', ['oxlint'], 'npx oxlint --fix'),
  {
    name: 'import rules, and every file in its room',
    mend: 'docs/dev/architecture.md, "Imports point one way"',
    async run() {
      const { findImportFaults } = await import('./checks/imports.mjs');
      const faults = await findImportFaults();
      return { passed: faults.length === 0, output: faults.join('\n') };
    },
  },
  {
    name: 'no regular expression that takes longer than its text is long',
    mend: 'say what ends a run ([^<>]* for .*), and let no two runs of the same signs stand beside each other',
    async run() {
      const { slowExpressions } = await import('./checks/regularExpressions.mjs');
      const faults = await slowExpressions(root);
      return { passed: faults.length === 0, output: faults.join('\n') };
    },
  },
  tool('unused code', ['knip', '--no-progress']),
  tool(
    'spelling of the documents',
    ['cspell', 'lint', '--config', 'cspell.json', '--no-progress', '--no-summary'],
    'a right word goes into docs/words.txt',
  ),
  documents,
  tool('formatting', ['prettier', '--check', '--log-level', 'warn', '.'], 'npm run format'),
  tool(
    'stylelint',
    ['stylelint', '{src,widgets,demo-theme}/**/*.css'],
    "npx stylelint --fix '{src,widgets,demo-theme}/**/*.css'",
  ),
];

/** The checks of the bundle. */
export const BUNDLE_CHECKS = [
  {
    name: 'size budgets',
    needs: 'build',
    run: checkBudgets,
    mend: 'less code, or room in tools/budgets.mjs (docs/dev/budgets.md); npm run verify shows them all',
  },
  {
    name: 'nothing that the oldest supported browsers lack',
    needs: 'build',
    mend: 'another way, or a guard that tools/checks/floor.mjs names with its reason',
    async run() {
      const { newerThanFloor } = await import('./checks/floor.mjs');
      const faults = newerThanFloor(`${root}/dist`);
      return { passed: faults.length === 0, output: faults.join('\n') };
    },
  },
  {
    name: 'no path of the machine that built it',
    needs: 'build',
    mend: 'tools/release.mjs takes out what is not published',
    run() {
      const faults = filesNaming(root.replace(/\/$/, ''), `${root}/dist`);
      return Promise.resolve({ passed: faults.length === 0, output: faults.join('\n') });
    },
  },
  { name: 'libraries as published', needs: 'build', run: checkPublished, mend: 'docs/dev/choices.md, "Libraries as published"' },
];

/** Builds once more, in another folder: every file must be as before, byte for byte. */
export const reproducible = {
  name: 'the same bundle from a second build, in another folder',
  needs: 'build',
  async run() {
    const changed = await buildInACopy((again) => differences(`${root}/dist`, again));
    return { passed: changed.length === 0, output: `differs: ${changed.join(', ')}` };
  },
};
