/** How tests of pages run, those of `vitest.config.ts` and of `npm run mutants`: in jsdom, at an address of the shop. */
export const JSDOM = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://shop.test/' } },
  // The browser build of axios, with the adapter that a page uses.
  server: { deps: { inline: ['axios'] } },
};
