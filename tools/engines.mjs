import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from './build.mjs';
import { runParts } from './parts.mjs';
import { ensureFirefox, ensureInstalled, installDebian, root } from './prepare.mjs';
import { takeOnly } from './run.mjs';
import { engineTests } from './tests.mjs';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** Each engine of `e2e/engines`: what it stands for, and what starts it; undefined where it cannot be had. */
const ENGINES = {
  firefox: { name: 'Firefox', start: () => ensureFirefox() },
  chromium: { name: 'Chromium 109', start: oldChromium },
  webkitgtk: {
    name: 'WebKitGTK',
    start: () =>
      debian(
        ['webkit2gtk-driver', 'xvfb'],
        ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`],
      ),
    screen: true,
  },
  wpe: {
    name: 'WPE WebKit',
    start: () =>
      debian(
        ['wpewebkit-driver', 'libwpewebkit-1.1-0', 'libwpebackend-fdo-1.0-1'],
        ['/usr/bin/WPEWebDriver', `${LIBRARIES}/wpe-webkit-1.1/MiniBrowser`],
      ),
  },
};

/** The first of the programs that packages of Debian bring, once all are there. */
function debian(packages, programs) {
  const areThere = () => programs.every((path) => existsSync(path));
  if (!areThere()) installDebian(...packages);
  return areThere() ? programs[0] : undefined;
}

/** Chromium 109 out of the package that carries it. Its libraries are those of Debian's Chromium. */
function oldChromium() {
  const folder = `${root}/.cache/chromium-109`;
  const path = `${folder}/chromium.sh`;
  if (existsSync(path)) return path;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(`${LIBRARIES}/libnss3.so`)) installDebian('libnss3', 'libnspr4', 'libexpat1');
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json')), 'bin/chromium.br');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/chromium`, brotliDecompressSync(readFileSync(packed)));
  // It was made for a place in which processes cannot be forked from a prepared one.
  writeFileSync(path, '#!/bin/sh\nexec "$(dirname "$0")/chromium" --no-zygote "$@"\n');
  for (const file of [`${folder}/chromium`, path]) chmodSync(file, 0o755);
  return path;
}

/** Starts a screen for a browser that needs one. Answers its name, and the process to end. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3].once('data', (text) => resolve(String(text).trim()));
    screen.once('error', reject);
  });
  return { display: `:${number}`, close: () => screen.kill() };
}

function partOf(engine) {
  const { name, start, screen } = ENGINES[engine];
  const path = start();
  if (!path) {
    console.log(`${name}: cannot be had here, left out.`);
    return [];
  }
  const run = async () => {
    const shown = screen ? await openScreen() : undefined;
    try {
      return await engineTests(name, engine, path, { ENGINE_WHOLE: '1', ...(shown && { DISPLAY: shown.display }) }).run();
    } finally {
      shown?.close();
    }
  };
  return [{ name, needs: 'build', mend: `npm run engines -- ${engine}`, run }];
}

const named = process.argv.slice(2);
takeOnly(Object.keys(ENGINES), named, '', 'engine');
ensureInstalled();
const engines = named.length > 0 ? named : Object.keys(ENGINES);
// One after the other: each takes a core and more, and its window has to be the one in front.
const { passed, failed } = await runParts([build, ...engines.flatMap(partOf)], 1);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
