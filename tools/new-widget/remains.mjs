import { readFileSync } from 'node:fs';
import { root } from '../prepare.mjs';

/** The files of these in which somebody has to write: those with a TODO, each with the lines. */
const unfinished = (files) =>
  files.flatMap((file) => {
    const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
    const places = lines.flatMap((line, index) => (line.includes('TODO') ? [index + 1] : []));
    return places.length > 0 ? [`  ${file}: line ${places.join(', ')}`] : [];
  });

/** Says what was written, and every file that is now somebody's to write. */
export function tellWhatRemains(name, { written, changed, area }) {
  const indented = (lines) => lines.map((line) => `  ${line}`).join('\n');
  console.log(`${name} is written:\n
${indented(written)}

and registered:\n
${indented(changed)}

It mounts, and its tests pass: npx vitest run widgets/${name}, npm run dev. What remains is yours, file by file, each TODO at its line:\n
${unfinished([...written, ...changed]).join('\n')}

and in no TODO: what it is about, in docs/decisions.md or docs/specification.md, with its statements in docs/statements.json; its page in
Turkish, docs/tr/widgets/${name}.md; its line in CHANGELOG.md; its words in widgets/${name}/texts (\`${area}.…\`) and with them its
test; its picture (npm run pictures -- docs ${name}); and, where npm run verify says that it weighs too much, tools/budgets.mjs. npm run
format and npm run docs do the rest. CONTRIBUTING.md goes through it step by step.`);
}
