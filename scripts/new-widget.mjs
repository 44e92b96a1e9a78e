import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root as repository } from './prepare.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `stock-alert` as a component is called: `StockAlert`. */
const componentOf = (name) => name.split('-').map((part) => part[0].toUpperCase() + part.slice(1)).join('');
/** `stock-alert` as a key of an object stands: quoted where it must be. */
const keyOf = (name) => (name.includes('-') ? `'${name}'` : name);
/** `stock-alert` as a text's key begins: `stockAlert`. */
const areaOf = (name) => componentOf(name).replace(/^./, (first) => first.toLowerCase());

function filesOf(name) {
  const component = componentOf(name);
  return {
    'index.ts': `import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { ${component} } from './${component}';

/** What the container must and may hold. Whatever does not fit is refused, and the console says what is allowed. */
const schema = v.object({ title: v.string('text') });

export default defineWidget(schema, ${component});
`,
    [`${component}.tsx`]: `import './${name}.css';

interface Props {
  readonly title: string;
}

/** TODO: what it shows, for whom, and which section of the specification or decision it carries out. */
export function ${component}({ title }: Props) {
  return (
    <section className="vt-${name}">
      <h2 className="vt-${name}__title">{title}</h2>
    </section>
  );
}
`,
    [`${name}.css`]: `.vt-${name}__title {
  --_text: var(--vt-name-text, currentcolor);

  margin: 0;
  color: var(--_text);
  font-size: 1.0625em;
}
`,
    [`${name}.test.tsx`]: `import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

it('shows its title', async () => {
  await renderPage(container('${name}', { title: 'Başlık' }, 'data-load="eager"'));
  expect(await screen.findByRole('heading', { name: 'Başlık' })).toBeVisible();
});

it('refuses a container without one, and says what is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(container('${name}', {}, 'data-load="eager"'));
  await window.vitrin?.ready;
  expect(document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'error');
  expect(warn.mock.calls[0]?.[0]).toMatch(/title: received nothing/);
});
`,
    'README.md': `# ${name}

TODO: what it shows, in one sentence.

\`\`\`html
<div data-widget="${name}"><script type="application/json">{ "title": "…" }</script></div>
\`\`\`

## Needs

| what | how |
|---|---|
| the title | child JSON \`{ "title": "…" }\`, or \`data-title\` |

## Options

\`data-load\`: \`eager\`, \`visible\` (default), \`idle\`, \`interaction\`.

## Classes

\`vt-${name}\` with \`__title\`.

## Properties

| property | default |
|---|---|
| \`--vt-name-text\` | the text colour |

## Events

On the container: \`vitrin:ready\`, \`vitrin:error\`.
`,
  };
}

/** Puts an entry at the end of the object that closes the file; \`closing\` is its last line. */
function withEntry(file, entry, closing) {
  const code = readFileSync(file, 'utf8');
  if (!code.endsWith(`${closing}\n`)) throw new Error(`${file} does not end in "${closing}"`);
  writeFileSync(file, `${code.slice(0, -closing.length - 1)}${entry}${closing}\n`);
}

/**
 * Writes a new widget that mounts, is tested and documented, and registers it. Answers with the folder's path below `root`.
 * Throws, and changes nothing, where the name is not in kebab-case or is taken.
 */
export function newWidget(name, root = repository) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name for a widget; it is written like "stock-alert"`);
  const folder = `widgets/${name}`;
  if (existsSync(`${root}/${folder}`)) throw new Error(`${folder} is there already`);
  mkdirSync(`${root}/${folder}`, { recursive: true });
  for (const [file, content] of Object.entries(filesOf(name))) writeFileSync(`${root}/${folder}/${file}`, content);
  withEntry(`${root}/registry/index.ts`, `  ${keyOf(name)}: {\n    trigger: 'visible',\n    blockSize: 44,\n  },\n`, '};');
  withEntry(`${root}/registry/loaders.ts`, `  ${keyOf(name)}: () => import('../widgets/${name}'),\n`, '};');
  return folder;
}

if (process.argv[1] === import.meta.filename) {
  const [name = ''] = process.argv.slice(2);
  try {
    const folder = newWidget(name);
    console.log(`${folder} is written and registered. Try it:\n
  npx vitest run --project component ${folder}
  npm run dev

What remains, in this order: the TODOs in ${folder}, its texts (\`${areaOf(name)}.…\` in src/i18n/locales), its rows in
README.md and docs/contract.md, and a demo page. CONTRIBUTING.md goes through it step by step.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
