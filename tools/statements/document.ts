import { code, table } from '../docs/table';
import { codeFinder, placeOf } from './code';
import { mentions } from './mentions';
import { shortened } from './paths';
import { STATEMENTS, type Statement } from './statements';
import { taggedTests } from './tests';

const HEAD = `# What is proven, and where

Written by \`npm run docs\`; not by hand. Each statement of [the specification](specification.md), each of the
[decisions](decisions.md) and each call that fails, with its code and the tests that prove it. What the specification calls
unknown has no row. The statements stand in \`docs/statements.json\`, those of calls with their call in
\`docs/openapi.yaml\` (\`x-failure\`). A test says by its tags what it proves; \`npx vitest list --tags-filter=S1-2.05\`
lists the tests of a statement by their titles.

"Code" follows from where the tests stand, and from comments that name the statement or the decision.
`;

/** The text of docs/coverage.md. */
export function coverageDocument(): string {
  const tests = taggedTests();
  const findCode = codeFinder();
  const named = mentions();
  const cell = (paths: readonly string[]) => shortened(paths).map(code).join(', ');
  const row = ({ id, text }: Statement) => {
    const proofs = tests.filter(({ tags }) => tags.includes(id));
    return [
      id,
      text,
      cell([...proofs.flatMap(findCode), ...(named.get(id) ?? []).map(placeOf)]),
      cell(proofs.map(({ file }) => file)),
    ];
  };
  const groups = [...new Set(STATEMENTS.map(({ group }) => group))].map((name) => {
    const rows = STATEMENTS.filter(({ group }) => group === name).map(row);
    return `## ${name}\n\n${table(['Id', 'Statement', 'Code', 'Tests'], rows)}\n`;
  });
  const sections = [...named].filter(([name]) => name.includes('§')).sort();
  const comments = table(
    ['Section', 'Code'],
    sections.map(([name, paths]) => [name, cell(paths.map(placeOf))]),
  );
  return [HEAD, ...groups, `## Sections that comments name\n\n${comments}\n`].join('\n');
}
