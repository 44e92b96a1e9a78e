import { run } from './base.mjs';

/** The rules, and the gates that judge what servers and pages send: by the tests in Node. */
export default run('rules', ['src/domain/**/*.ts', 'widgets/*/rules.ts', 'widgets/*/rules/**/*.ts', 'src/schemas/basics.ts']);
