import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { documents, types } from './checks.mjs';
import { root } from './prepare.mjs';
import { runTool } from './run.mjs';
import { tests } from './tests.mjs';

/** Tests that read the repository's files instead of importing them: no import leads from a change to them. */
export const READERS = [
  'tools/statements/statements.test.ts',
  'tools/mutants/mutants.test.ts',
  'tools/lint/forbidden.test.ts',
  'tools/lint/typedRules.test.ts',
  'tools/release/changelog.test.ts',
  'tools/site/site.test.ts',
  ...[
    'documents',
    'about',
    'contract',
    'eventsTable',
    'examples',
    'messages',
    'pictures',
    'settings',
    'templates',
    'turkish',
    'written',
  ].map((name) => `tools/docs/${name}.test.ts`),
];

/** The calls as a document, and the tests that read it: they ask for each call, and take a minute. */
const CALLS = { document: 'docs/openapi.yaml', tests: 'tools/openapi' };

/** What looks at files by name, and at which. */
const BY_FILE = [
  ['eslint', ['--max-warnings', '0', '--no-warn-ignored'], /\.(ts|tsx|js|mjs|cjs)$/],
  ['oxlint', ['--no-error-on-unmatched-pattern'], /\.tsx?$/],
  ['stylelint', [], /^(src|widgets|demo-theme)\/.*\.css$/],
  ['cspell', ['lint', '--config', 'cspell.json', '--no-progress', '--no-summary', '--no-must-find-files'], /\.md$/],
  ['prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], /./],
];

/** The parts that look at these files by name. */
export const checksOf = (files) =>
  BY_FILE.map(([name, args, pattern]) => [name, args, files.filter((file) => pattern.test(file))])
    .filter(([, , ofIt]) => ofIt.length > 0)
    .map(([name, args, ofIt]) => ({ name: `${name} (${ofIt.length} files)`, run: () => runTool(name, [...args, ...ofIt]) }));

/**
 * The parts of a run on what has changed since `since`, in commits or not; by default since the branch left main. Of the browser's tests
 * only those that have changed themselves: every change of a widget reaches all of them, through the bundle.
 */
export async function changedParts(since = leftMain(), findChromium) {
  const files = changedFiles(since);
  console.log(`${files.length} files have changed since ${since.slice(0, 12)}.`);
  const inBrowser = files.filter((file) => /^e2e\/.*\.test\.ts$/.test(file));
  return [
    tests('component', [`--changed=${since}`]),
    types,
    ...['mocked', 'unit'].map((project) => tests(project, [`--changed=${since}`])),
    { ...tests('tools', [`--changed=${since}`]), needs: 'build' },
    tests('tools', [...READERS, ...(files.includes(CALLS.document) ? [CALLS.tests] : [])], {}, 'tests of the documents'),
    ...checksOf(files),
    documents,
    ...(inBrowser.length > 0
      ? [build, { ...tests('browser', inBrowser, { CHROMIUM_PATH: await findChromium() }), needs: 'build' }]
      : []),
  ];
}

/** The files that are there and are not what they were: committed since, staged, changed or new. */
function changedFiles(since) {
  // The bare dashes: what stands before them is a revision, and no path.
  const changed = git('diff', '--name-only', '--diff-filter=d', since, '--');
  const lines = [...changed, ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lines)].filter((file) => existsSync(`${root}/${file}`));
}

/** The commit that this branch has in common with main. */
function leftMain() {
  const [main = 'HEAD'] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  return git('merge-base', 'HEAD', main)[0];
}

/** The lines that git answers. Ends the command where it refuses: without them nothing would have changed, and all be well. */
function git(...args) {
  // Names as they are: git else writes "\303\247.md" for ç.md, of which nothing would be found.
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  console.error(`git ${args.join(' ')}: ${error?.message ?? (stderr.trim() || 'found none')}`);
  process.exit(1);
}
