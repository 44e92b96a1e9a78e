import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './prepare.mjs';
import { runTool } from './run.mjs';

/** Projects whose tests run in as many workers as there are cores, for minutes. */
const ALONE = new Set(['component', 'browser']);

/** A part that runs tests of one project of vitest.config.ts: all, or as the further arguments say. */
export function tests(project, args = [], env = {}, name = `${project} tests`) {
  return {
    name,
    isAlone: ALONE.has(project),
    mend: `npx vitest run --project ${project}`,
    run: () => runTests(project, reportOf(name), ['--reporter=default', ...args], env),
  };
}

/** The same where it takes many minutes: each test is told of as it ends. */
export function longTests(project, args, env, name) {
  const tell = (text) => process.stdout.write(text);
  return {
    ...tests(project, args, env, name),
    run: () => runTests(project, reportOf(name), ['--reporter=verbose', ...args], env, tell),
  };
}

/**
 * A part that runs the flows of `e2e/engines` in one engine (`ENGINE` of `e2e/engines/open.ts`), which that program starts. Its
 * note says the version.
 */
export function engineTests(name, engine, path, env = {}) {
  const part = tests('engine', [], { ENGINE: engine, ENGINE_PATH: path, ...env }, name);
  return {
    ...part,
    mend: `ENGINE=${engine} ENGINE_PATH=${path} ${part.mend}`,
    async run() {
      const outcome = await part.run();
      const version = /Engine: (.*)/.exec(outcome.output)?.[1] ?? 'did not start';
      return { ...outcome, note: `${version}, ${outcome.note}` };
    },
  };
}

const reportOf = (name) => `${root}/.cache/${name.replaceAll(' ', '-')}.json`;

/** How many tests passed and failed. A run that ends without a report is one failure. */
async function runTests(project, report, args, env, tell) {
  mkdirSync(`${root}/.cache`, { recursive: true });
  rmSync(report, { force: true });
  const { passed, output } = await runTool(
    'vitest',
    // One that is left to run alone would have all others of its file left out, and pass for them.
    [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--allowOnly=false',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
    tell,
  );
  const { count, failures } = readReport(report, passed);
  return { passed: count.failed === 0, output: tell ? '' : output, note: `${count.passed} passed`, count, failures };
}

function readReport(file, isGreen) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.numFailedTests || (isGreen ? 0 : Math.max(1, report.numFailedTestSuites));
    return { count: { passed: report.numPassedTests, failed }, failures: report.testResults.flatMap(failuresOf) };
  } catch {
    return { count: { passed: 0, failed: 1 }, failures: [] };
  }
}

/** A line for each test of a file that failed, with what it said first; one for a file that could not be run. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`);
}

const firstLine = (text = '') => text.trim().split('\n', 1)[0];
