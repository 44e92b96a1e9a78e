import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandLine } from './commandLine';

it.each(['--help', '-h', 'help'])('%s says which commands there are', async (option) => {
  const { code, out } = await commandLine().vitrin(option);
  expect(code).toBe(0);
  for (const name of ['check', 'init', 'preload', 'serve']) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
});

it('says its version, and what is wrong with a command that there is not', async () => {
  const { vitrin } = commandLine();
  expect(await vitrin('--version')).toEqual({ code: 0, out: '1.2.3\n', errors: '' });
  // With options of the command that was meant, too.
  for (const args of [['sevre'], ['sevre', '--port', '8080']])
    expect(await vitrin(...args)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^vitrin: there is no command "sevre"; there are check, init, preload and serve\n/) as string,
    });
});

it.each(['init', 'preload', 'serve'])('%s --help says how it is used, and does nothing', async (name) => {
  const { folder, vitrin } = commandLine();
  expect(await vitrin(name, '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`  ${name} `) as string,
    errors: '',
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('says which option is wrong, and where all of that command are told', async () => {
  const { vitrin } = commandLine();
  expect((await vitrin('serve', '--prot', '8080')).errors).toBe(
    "vitrin serve: Unknown option '--prot'\nvitrin --help says how it is used.\n",
  );
  expect((await vitrin('check', '.', '--fix')).errors).toBe(
    "vitrin: Unknown option '--fix'\nvitrin check --help says how it is used.\n",
  );
});
