import { defineConfig, mergeConfig } from 'vitest/config';
import { JSDOM } from '../jsdom.ts';
import { TAGS } from '../statements/statements.ts';
import vite from '../../vite.config.ts';

/**
 * The tests that make calls and look at what comes of them. Those of widgets see the same through a page, and take ten times as long: of
 * them only those that alone prove something of a write to the cart (what an undo brings, what was overtaken, what only seems to have failed).
 */
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      restoreMocks: true,
      tags: TAGS,
      isolate: false,
      ...JSDOM,
      setupFiles: ['src/testing/setup.ts', 'tools/mutants/load.ts'],
      include: [
        'src/data/{,tests/}*.test.tsx',
        'src/data/cart/{,tests/}*.test.{ts,tsx}',
        'src/shell/tests/{cartByScript,failedCartCalls}.test.ts',
        'widgets/**/api.test.{ts,tsx}',
        'widgets/cart/tests/{changing,undoUnderWay}.test.tsx',
        'widgets/product-list/tests/{cards,refusals,sheet}.test.tsx',
      ],
    },
  }),
);
