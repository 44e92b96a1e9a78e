import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inAFrame } from './relay';
import { asText, type Engine, type Json, type Key, type Tab } from './driver';

/** How a browser of the WebKit project is started by its driver. */
export interface WebKit {
  /** The driver's program. */
  readonly driver: string;
  /** Where the capabilities name the browser: `wpe:browserOptions`. */
  readonly option: string;
  readonly binary: string;
  readonly args: readonly string[];
}

/** The code of a key in the W3C's WebDriver. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** The key under which an answer names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const WINDOW_WIDTH = 1280;
/** ms. These drivers answer before the page has heard the last key: as long as two frames is enough, and a fast hand's pace. */
const KEY_PAUSE = 40;

/** A WebKit, by the calls of the W3C's WebDriver. */
export async function openWebKit({ driver, option, binary, args }: WebKit): Promise<Engine> {
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  // A run that is broken off takes it along.
  process.once('exit', () => program.kill());
  const call = caller(`http://127.0.0.1:${port}`);
  await untilReady(call);
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: { [option]: { binary, args } } } });
  const session = caller(`http://127.0.0.1:${port}/session/${sessionId}`);
  const tabs = tabsOf(session);
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    newTab: tabs,
    async close() {
      await session('DELETE', '');
      program.kill();
    },
  };
}

type Call = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** Calls of one driver or session. Each rejects with what the driver says is wrong. */
function caller(address: string): Call {
  return async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : null });
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

async function untilReady(call: Call): Promise<void> {
  for (let attempts = 0; attempts < 600; attempts += 1) {
    const isReady = await call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('the WebDriver does not answer');
}

/** Makes the tabs of one session. The window that it begins with is the first, and stays for the next one. */
function tabsOf(session: Call): Engine['newTab'] {
  let isFirstTaken = false;
  let front = '';

  return async (width) => {
    const isFirst = !isFirstTaken;
    isFirstTaken = true;
    const handle = isFirst
      ? await session<string[]>('GET', '/window/handles').then(([first = '']) => first)
      : // A window: WebKitGTK leaves a tab of the same one hidden, even when it is chosen.
        (await session<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle;
    const own: Call = async (method, path, body) => {
      if (front !== handle) await session('POST', '/window', { handle });
      front = handle;
      return session(method, path, body);
    };
    await own('POST', '/window/rect', { x: 0, y: 0, width: WINDOW_WIDTH, height: 800 }).catch(() => undefined);
    return {
      ...tabOf(own, width),
      toFront: () => session<undefined>('POST', '/window', { handle }).then(() => void (front = handle)),
      async close() {
        if (isFirst) isFirstTaken = false;
        else await own('DELETE', '/window');
        if (!isFirst) front = '';
      },
    };
  };
}

function tabOf(call: Call, width: number): Omit<Tab, 'close' | 'toFront'> {
  const press = (keys: readonly string[]) =>
    call<null>('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
            { type: 'pause', duration: KEY_PAUSE },
          ]),
        },
      ],
    });
  return {
    async goTo(url) {
      // No window of these is as narrow as a phone; a frame is.
      await call('POST', '/url', { url: width < WINDOW_WIDTH ? inAFrame(url, width) : url });
      if (width < WINDOW_WIDTH) await call('POST', '/frame', { id: 0 });
    },
    async evaluate<Result, Given extends readonly Json[]>(run: (...given: Given) => Result | Promise<Result>, ...given: Given) {
      const { value, error } = await call<{ value: Result; error?: string }>('POST', '/execute/async', {
        script: `const done = arguments[0];
          Promise.resolve().then(() => ${asText(run, given)}).then(
            (value) => done({ value }), (error) => done({ value: null, error: String(error) }));`,
        args: [],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    run: (script) => call('POST', '/execute/sync', { script, args: [] }),
    press: async (key) => void (await press([KEYS[key]])),
    type: async (text) => void (await press(Array.from(text))),
    async click(selector) {
      const element = await call<{ [ELEMENT]: string }>('POST', '/element', { using: 'css selector', value: selector });
      await call('POST', `/element/${element[ELEMENT]}/click`);
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
  };
}
