/**
 * Answers the requests that Vite has left, by the shop as its files are now: where one of the demo or of the stand-in has changed, Vite
 * loads its handler anew, and with it comes a new shop, with empty carts. What cannot be loaded is told by Vite, in the terminal.
 */
export function createShop(vite, handler, options) {
  let created;
  let shop;
  const find = async () => {
    const { createDemoHandler } = await vite.ssrLoadModule(handler);
    if (createDemoHandler !== created) shop = createDemoHandler(options);
    created = createDemoHandler;
    return shop;
  };
  return async (request, response) => {
    const current = await find().catch(() => undefined);
    if (current) current(request, response);
    else
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end('The shop cannot be loaded; the terminal of npm run dev says why.');
  };
}
