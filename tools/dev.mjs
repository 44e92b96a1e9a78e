import { createServer as createHttpServer } from 'node:http';
import { createShop } from './dev/shop.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { endWhereTaken, readPort, takeOnly } from './run.mjs';

takeOnly([], undefined, '; PORT names another port');
const port = readPort(5173);
ensureInstalled();
const { createServer } = await import('vite');
const http = createHttpServer();
const vite = await createServer({
  root,
  base: '/',
  appType: 'custom',
  server: { middlewareMode: { server: http }, hmr: { server: http } },
});
const answer = createShop(vite, '/demo-theme/handler.ts', { dist: `${root}/dist`, script: '/src/main.ts' });
http.on('request', (request, response) => {
  // The build writes a copy of each file of styles in a layer; here there is but the source.
  request.url = request.url.replace('.layer.css', '.css');
  vite.middlewares(request, response, () => answer(request, response));
});
http.once('error', (error) => endWhereTaken(error, port));
// This machine alone, as the shop of `npm start`: it hands out whatever stands in the project.
http.listen(port, '127.0.0.1', () => {
  console.log(`\nThe demo shop on the development server: http://localhost:${port}\n`);
});
