/**
 * What both runs of `npm run mutants` have in common. No mutant is left out: neither a kind of them nor, by a comment, one of
 * them. What has not changed since the last run is not tried again (`.cache/mutants`).
 * @param {string} name of the run
 * @param {string[]} mutate files that are changed
 */
export function run(name, mutate) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `tools/mutants/${name}.vitest.ts` },
    mutate: [...mutate, '!**/*.test.ts'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: `.cache/mutants/${name}.json`,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['dist', 'dist-cli', 'dist-maps'],
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: `.cache/mutants/${name}.html` },
    thresholds: { high: 95, low: 90, break: 85 },
  };
}
