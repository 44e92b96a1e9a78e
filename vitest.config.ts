import { defineConfig, mergeConfig } from 'vitest/config';
import { TAGS } from './scripts/docs/statements/statements.ts';
import vite from './vite.config.ts';

/** `unit`: rules, stand-in and demo server in Node; `component`: HTML containers in jsdom; `browser`: a real Chromium. */
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
            name: 'unit',
            environment: 'node',
            include: ['{src,mocks,demo-theme,registry,checker,scripts,build}/**/*.test.ts'],
            exclude: ['src/runtime/**', 'src/shell/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'component',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://shop.test/' } },
            include: ['{src,widgets}/**/*.test.tsx', 'src/{runtime,shell}/**/*.test.ts'],
            setupFiles: ['src/testing/setup.ts'],
            testTimeout: 30_000,
            // The browser build of axios, with the adapter that a page uses.
            server: { deps: { inline: ['axios'] } },
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            environment: 'node',
            include: ['e2e/**/*.test.ts'],
            fileParallelism: false,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }),
);
