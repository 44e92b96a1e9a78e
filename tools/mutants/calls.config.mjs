import { run } from './base.mjs';

/** The calls, what is made of their answers, and the keys of those that close a cart: by the tests that make calls. */
export default run('calls', [
  'widgets/**/api.ts',
  'src/data/{answer,apiError,closing,failure,failureReason,http,leaving}.ts',
  'src/data/cart/{api,calls,queue,requestAdd}.ts',
  'src/page/idempotencyKeys.ts',
]);
