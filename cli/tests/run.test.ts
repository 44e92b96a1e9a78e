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
  expect(await vitrin('mend')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('there is no command "mend"') as string,
  });
});
