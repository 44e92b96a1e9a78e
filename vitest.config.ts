import { defineConfig, mergeConfig } from 'vitest/config';
import { JSDOM } from './tools/jsdom.ts';
import { TAGS } from './tools/statements/statements.ts';
import { replacingModules } from './tools/ownModules.ts';
import vite from './vite.config.ts';

/** What is looked at in every look takes its time (`npm run a11y`): one test may have hundreds of states to open. */
const isEveryLook = process.env.VITRIN_LOOKS === 'every';

/** No test is timed: only one that hangs meets these limits, however busy the machine is. */
const PATIENT = { testTimeout: isEveryLook ? 3_600_000 : 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** All files of a worker share its modules, which takes half the time. Only files that replace some have their own. */
const SHARED = { pool: 'threads', isolate: false } as const;

/** Of pages, which wait half of their time: for answers, and for what a test expects. */
const TWO_WORKERS = { maxWorkers: 2, sequence: { groupOrder: 1 } } as const;

const ONE_WORKER = { maxWorkers: 1, sequence: { groupOrder: 3 } } as const;

/** Processes, as what one tab tells the others (BroadcastChannel) reaches all threads of one. */
const TWO_PROCESSES = { ...TWO_WORKERS, pool: 'forks' } as const;
const OWN_MODULES = replacingModules(['src', 'widgets']);

const PAGES = { ...JSDOM, setupFiles: ['src/testing/setup.ts'] };

/** What each project tests stands in docs/dev/testing.md, "Where a test stands". */
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      restoreMocks: true,
      tags: TAGS,
      projects: [
        {
          extends: true,
          test: {
            ...PATIENT,
            ...SHARED,
            name: 'unit',
            include: ['{src,widgets,registry}/**/*.test.ts'],
            exclude: ['src/{runtime,shell}/**', ...OWN_MODULES],
          },
        },
        {
          extends: true,
          test: { ...PATIENT, ...SHARED, name: 'tools', include: ['{mocks,demo-theme,cli,checker,tools}/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            ...PATIENT,
            ...SHARED,
            ...PAGES,
            ...TWO_PROCESSES,
            // A third works while two wait.
            maxWorkers: 3,
            name: 'component',
            include: ['{src,widgets}/**/*.test.tsx', 'src/{runtime,shell}/**/*.test.ts'],
            exclude: OWN_MODULES,
          },
        },
        {
          extends: true,
          // A project with another number of workers has a turn of its own, so that a folder can be run with all that is in it.
          test: { ...PATIENT, ...PAGES, ...TWO_PROCESSES, sequence: { groupOrder: 2 }, name: 'mocked', include: OWN_MODULES },
        },
        {
          extends: true,
          test: {
            ...PATIENT,
            ...SHARED,
            // Contexts and sessions are a visitor's own, so files stand beside each other; a third works while two wait.
            ...TWO_WORKERS,
            maxWorkers: 3,
            name: 'browser',
            include: ['e2e/**/*.test.ts'],
            exclude: ['e2e/engines/**', 'e2e/site/**', ...(isEveryLook ? [] : ['e2e/rules/**'])],
            globalSetup: ['e2e/support/sharedBrowser.ts'],
          },
        },
        // What `npm run site` has built.
        { extends: true, test: { ...PATIENT, ...SHARED, ...ONE_WORKER, name: 'site', include: ['e2e/site/**/*.test.ts'] } },
        {
          extends: true,
          // The browser that the environment names: one, with one window in front.
          test: { ...PATIENT, ...SHARED, ...ONE_WORKER, name: 'engine', include: ['e2e/engines/**/*.test.ts'] },
        },
      ],
    },
  }),
);
