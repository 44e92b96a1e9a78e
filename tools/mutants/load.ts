/**
 * Loads what is changed before any test begins. What a file does when it is loaded concerns every test; loaded on demand, by the
 * script that a page starts with, it would be tried by the one test that came first.
 */
import.meta.glob(
  [
    '/widgets/**/api.ts',
    '/src/data/{answer,apiError,closing,failure,failureReason,http,leaving}.ts',
    '/src/data/cart/{api,calls,queue,requestAdd}.ts',
    '/src/page/idempotencyKeys.ts',
  ],
  { eager: true },
);
