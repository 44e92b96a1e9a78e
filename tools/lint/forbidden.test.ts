import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd });

/** What the rules of the project say to a line of the sources. */
async function said(line: string, filePath = 'src/ui/line.ts'): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`export function line(url: string): void {\n  ${line}\n}\n`, { filePath });
  return result?.messages.map(({ message }) => message) ?? [];
}

it.each(['alert(url);', 'window.alert(url);', 'globalThis.confirm(url);', 'self.prompt(url);'])(
  'no dialog of the browser opens: %s',
  async (line) => {
    expect(await said(line)).toEqual(['Use a toast or a dialog (decision 8).']);
  },
);

it.each([
  'location.assign(url);',
  'window.location.replace(url);',
  'if (url) window.location.reload();',
  'window.open(url);',
  'location.href = url;',
  'window.location.href = url;',
  'location.search = url;',
  'window.location = url;',
])('a page is left by the one module alone: %s', async (line) => {
  const navigation = 'Navigation goes through src/page/navigation.ts (decision 10).';
  expect(await said(line)).toEqual([navigation]);
  expect(await said(line, 'src/page/navigation.ts')).not.toContain(navigation);
});

it.each(['console.log(url);', 'window.console.log(url);', 'globalThis.console.warn(url);'])(
  'no console of the page is asked for: %s',
  async (line) => {
    expect(await said(line)).toEqual(["A page's console may lack it: say() of src/runtime/page/say.ts (contract §6)."]);
  },
);

it.each(["say(location.href === url ? 'here' : '');", 'panel.open(url);', 'toasts.alert(url);'])(
  'what only reads or is called alike is none: %s',
  async (line) => {
    expect(await said(line)).toEqual([]);
  },
);
