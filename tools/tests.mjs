import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from './prepare.mjs';
import { runTool } from './run.mjs';

/** A part that runs tests of one project of vitest.config.ts: all, or as the further arguments say. */
export function tests(project, args = [], env = {}, name = `${project} tests`) {
  return {
    name,
    mend: `npx vitest run --project ${project}`,
    run: () => runTests(project, `${root}/.cache/${name.replaceAll(' ', '-')}.json`, args, env),
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

/** How many tests passed and failed. A run that ends without a report is one failure. */
async function runTests(project, report, args, env) {
  mkdirSync(`${root}/.cache`, { recursive: true });
  rmSync(report, { force: true });
  const { passed, output } = await runTool(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
  );
  const count = counted(report, passed);
  return { passed: count.failed === 0, output, note: `${count.passed} passed`, count };
}

function counted(report, isGreen) {
  try {
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: numFailedTests || (isGreen ? 0 : Math.max(1, numFailedTestSuites)) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
