import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';

const { noModuleState } = (await import(new URL('./noModuleState.mjs', import.meta.url).href)) as {
  noModuleState: Rule.RuleModule;
};

/** The names that the rule finds fault with. */
function faults(code: string): string[] {
  const plugins = { vitrin: { rules: { state: noModuleState } } };
  const messages = new Linter().verify(code, [{ languageOptions: { parser }, plugins, rules: { 'vitrin/state': 'error' } }]);
  return messages.map(({ message }) => /^'(\w+)' changes/.exec(message)?.[1] ?? message);
}

it.each([
  ['a variable', 'let shell = null;'],
  ['an exported one', 'export let shell = null;'],
  ['a map that is filled', 'const shell = new Map(); export const load = (name) => { shell.set(name, 1); };'],
  ['a list that grows', 'const shell = []; export function load() { if (true) shell.push(1); }'],
  ['a field that is written', 'const shell = { at: { place: 0 } }; export const load = () => { shell.at.place += 1; };'],
  ['one that is counted', 'const shell = { n: 0 }; export const load = () => { shell.n++; };'],
  ['one that is taken away', 'const shell = { n: 0 }; export const load = () => { delete shell["n"]; };'],
  ['an object that is added to', 'const shell = {}; export const load = (more) => Object.assign(shell, more);'],
  ['what is said not to be null', 'const shell: Set<number> | null = make(); export const load = () => { shell!.add(1); };'],
  ['what is read-only by its type', 'const shell: Read = { n: 0 }; export const load = () => { (shell as Write).n = 1; };'],
  ['a part of that', 'const shell: Read = { all: [] }; export const load = () => { (shell.all as number[]).push(1); };'],
  ['a field that is taken out of a list', 'const shell = { n: 0 }; export const load = (list) => { [, shell.n] = list; };'],
  ['one that is taken out of an object', 'const shell = {}; export const load = (all) => { ({ a: [shell.n = 1] } = all); };'],
  ['one that takes the rest', 'const shell = {}; export const load = (all) => { ({ ...shell.rest } = all); };'],
  ['one that goes through a list', 'const shell = {}; export const load = (all) => { for (shell.n of all) say(); };'],
  ['a method whose name is a text', "const shell = []; export const load = () => { shell['push'](1); };"],
  ['a static field', 'export class shell { static n = 0; static load() { shell.n += 1; } }'],
  ['what another module made', "import { shell } from './shell'; export const load = () => { shell.add(1); };"],
])('finds %s', (_, code) => {
  expect(faults(code)).toEqual(['shell']);
});

it.each([
  [
    'what is filled while the module runs',
    'const shell = new Map(); shell.set(1, 2); export const load = (name) => shell.get(name);',
  ],
  ['what a function makes', 'export function load() { let shell = []; shell.push(1); return shell; }'],
  ['a static field that is read', 'export class shell { static n = 0; load() { return shell.n + 1; } }'],
  [
    'what a pattern reads',
    'const shell = { n: 0 }; export const load = (all) => { let a; ({ [shell.n]: a = shell.n } = all); };',
  ],
  ['what is called by a name that is not known', 'const shell = []; export const load = (name) => shell[name](1);'],
  ['what is read', 'const shell = [1]; export const load = () => shell.map((n) => n + 1).push(3);'],
  ['what only has the name of a change', 'const shell = { of: () => new Set() }; export const load = () => shell.of(1);'],
])('lets %s be', (_, code) => {
  expect(faults(code)).toEqual([]);
});
