import { expect, it } from 'vitest';
import { textOf } from './source/files';
import { eventsTable } from './eventsTable';

it('docs/events.md names every member of window.vitrin', () => {
  const contract = textOf('src/contract/vitrin.ts');
  const membersOf = (name: string) =>
    [...(contract.split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? '').matchAll(/^ {2}(?:readonly )?(\w+)/gm)].map(
      ([, member = '']) => member,
    );
  const named = [
    ...membersOf('Vitrin').filter((member) => member !== 'cart'),
    ...membersOf('VitrinCart').map((member) => `cart.${member}`),
  ];
  expect(named.length).toBeGreaterThan(12);
  const rows = textOf('docs/events.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(named.filter((member) => !rows.some((row) => row.includes(`\`${member}\``) || row.includes(`\`${member}(`)))).toEqual(
    [],
  );
});

it('tells of an event where it comes from, what it carries and whether it can be stopped', () => {
  const rows = eventsTable().split('\n');
  expect(rows.find((row) => row.includes('`vitrin:before-add`'))).toMatch(
    /\| `\{ productId: Id, quantity: number, unit: Id \}` \| yes \|$/,
  );
  expect(rows.find((row) => row.includes('`vitrin:offer-requested`'))).toMatch(
    /\| the container \| `\{ items: CartItem\[\], note: string \}` \| {2}\|$/,
  );
  expect(rows.find((row) => row.includes('`vitrin:error`'))).toContain(
    '`{ code: VitrinErrorCode, widget: string, message: string, field?: string }`',
  );
});
