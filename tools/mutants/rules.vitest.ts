import { defineConfig, mergeConfig } from 'vitest/config';
import { replacingModules } from '../ownModules.ts';
import { TAGS } from '../statements/statements.ts';
import vite from '../../vite.config.ts';

/** The tests of rules and gates, in Node: the project `unit` of `vitest.config.ts`. */
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      restoreMocks: true,
      tags: TAGS,
      isolate: false,
      include: ['{src,widgets,registry}/**/*.test.ts'],
      exclude: ['src/{runtime,shell}/**', ...replacingModules(['src', 'widgets'])],
    },
  }),
);
