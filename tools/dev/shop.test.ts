import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';

type Answer = (request: object, response: object) => Promise<void>;
const { createShop } = (await import(new URL('shop.mjs', import.meta.url).href)) as {
  createShop(vite: object, handler: string, options: object): Answer;
};

/** Milliseconds; a busy machine tells late of a changed file. */
const PATIENCE = 50_000;

/** A shop whose stand-in is one file; `ask` tells what it answers, `write` changes the file. */
async function openShop() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
  const write = (code: string) => writeFileSync(join(root, 'mocks.js'), code);
  write('export const price = 1;');
  writeFileSync(
    join(root, 'handler.js'),
    `import { price } from './mocks.js';
     export const createDemoHandler = () => { let visits = 0; return (_, response) => response.end(price + ', visit ' + ++visits); };`,
  );
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  onTestFinished(async () => {
    await vite.close();
    rmSync(root, { recursive: true });
  });
  const answer = createShop(vite, '/handler.js', {});
  const ask = async () => {
    let told = '';
    const response = {
      writeHead(status: number) {
        told = `${status} `;
        return response;
      },
      end(text: string) {
        told += text;
      },
    };
    await answer({}, response);
    return told;
  };
  return { write, ask };
}

it('npm run dev answers by the stand-in as it is now, and keeps the shop while nothing of it changes', async () => {
  const { write, ask } = await openShop();
  expect([await ask(), await ask()]).toEqual(['1, visit 1', '1, visit 2']);
  write('export const price = 2;');
  await vi.waitFor(async () => expect(await ask()).toMatch(/^2, /), PATIENCE);
});

it('npm run dev says where the shop cannot be loaded, and goes on once it can', async () => {
  const { write, ask } = await openShop();
  expect(await ask()).toMatch(/^1, /);
  write('export const price = ;');
  await vi.waitFor(
    async () => expect(await ask()).toBe('500 The shop cannot be loaded; the terminal of npm run dev says why.'),
    PATIENCE,
  );
  write('export const price = 3;');
  await vi.waitFor(async () => expect(await ask()).toMatch(/^3, /), PATIENCE);
});
