import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { root } from './prepare.mjs';

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs a tool of node_modules/.bin. Answers whether it ended well, and with all that it said; `tell` has that as it comes. */
export function runTool(name, args, env = {}, tell = undefined) {
  // On Windows a tool is a command script, which only a shell can run.
  return runProgram(`${root}/node_modules/.bin/${name}`, args, env, process.platform === 'win32', tell);
}

/** Runs a script in a Node of its own. Answers likewise. */
export function runScript(file, args = [], env = {}) {
  return runProgram(process.execPath, [file, ...args], env, false);
}

function runProgram(program, args, env, shell, tell) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, shell });
    running.add(child);
    const hear = (text) => {
      output += text;
      tell?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const end = (passed) => {
      running.delete(child);
      resolve({ passed, output });
    };
    child.on('error', (error) => {
      hear(error.message);
      end(false);
    });
    child.on('close', (code) => {
      end(code === 0);
    });
  });
}

/** Whether a script was called, and not imported. What called it may name it by a link, as macOS does all of its temporary folder. */
export function isCalled(file) {
  const [, called = ''] = process.argv;
  return existsSync(called) && realpathSync(called) === file;
}

/** Ends a command that is given what it does not take; `hint` says what else might be meant, `what` what its options are. Without options it takes nothing. */
export function takeOnly(options, given = process.argv.slice(2), hint = '', what = 'option') {
  endWhereKept(options.filter((each) => each.startsWith('--')));
  const unknown = given.filter((each) => !options.includes(each));
  if (unknown.length === 0) return;
  console.error(`no such ${what}: ${unknown.join(' ')}; there is ${options.join(', ') || 'none'}${hint}`);
  process.exit(1);
}

/** Ends a command whose options npm has kept for itself: it hands on only what stands behind two dashes, and tells scripts of the rest. */
export function endWhereKept(options) {
  const kept = options.filter((each) => process.env[`npm_config_${each.slice(2)}`]);
  if (kept.length === 0) return;
  console.error(
    `npm keeps ${kept.join(' and ')} for itself; write two dashes before: npm run ${process.env.npm_lifecycle_event} -- ${kept.join(' ')}`,
  );
  process.exit(1);
}

/** The port that `PORT` names, else `usual`. Ends a command that is given what is none. */
export function readPort(usual) {
  const { PORT = '' } = process.env;
  if (PORT === '') return usual;
  if (/^\d+$/.test(PORT) && Number(PORT) <= 65_535) return Number(PORT);
  console.error(`PORT=${PORT} is no port`);
  process.exit(1);
}

/** Ends a command whose port another program has. @throws any other error as it is. */
export function endWhereTaken(error, port) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`port ${port} is taken; PORT names another one`);
  process.exit(1);
}
