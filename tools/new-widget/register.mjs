import { callFilesOf, handlerOf, operationOf } from './call.mjs';
import * as demo from './demo.mjs';
import { filesOf } from './files.mjs';
import { componentOf, exampleOf, keyOf, textArea } from './names.mjs';
import { pageOf } from './page.mjs';

/** What a container of the widget must say: what its call is about, else a title. */
const keyOfContainer = (call) => call?.key ?? 'title';

/** The files that a new widget brings, by their paths, each with what stands in it. */
export function newFilesOf(name, { call, page }) {
  const own = { ...filesOf(name, keyOfContainer(call)), ...(call ? callFilesOf(name, call) : {}) };
  return {
    ...Object.fromEntries(Object.entries(own).map(([file, content]) => [`widgets/${name}/${file}`, content])),
    [`docs/widgets/${name}.md`]: pageOf(name, keyOfContainer(call)),
    ...(call ? { [`mocks/handlers/${textArea(name)}.ts`]: handlerOf(name, call) } : {}),
    ...(page
      ? {
          [`demo-theme/pages/${textArea(name)}.ts`]: demo.demoPageOf(name),
          [`demo-theme/templates/pages/${name}.liquid`]: demo.templateOf(name, keyOfContainer(call)),
        }
      : {}),
  };
}

/**
 * The registries that name every widget: for each file what is put in, and where: before the first line that is `before`, which
 * follows one that begins with `after` where that is given.
 */
export function entriesOf(name, { call, page }) {
  return [
    {
      file: 'registry/index.ts',
      before: '};',
      text: `  ${keyOf(name)}: { load: () => import('../widgets/${name}'), trigger: 'visible', blockSize: 44 },\n`,
    },
    {
      file: 'demo-theme/pages/everything.ts',
      after: 'function containers(',
      before: '  ];',
      text: demo.containerLineOf(name, keyOfContainer(call)),
    },
    ...imported('demo-theme/workshop/widgets/service.ts', demo.aboutImportOf(name)),
    {
      file: 'demo-theme/workshop/widgets/service.ts',
      after: 'export const service',
      before: '];',
      text: demo.workshopEntryOf(name, call),
    },
    { file: 'e2e/authors/docs-examples.test.ts', after: 'const SHOWS', before: '};', text: demo.expectationOf(name) },
    ...(call ? entriesOfCall(name, call) : [withoutCalls(name)]),
    ...(page ? entriesOfPage(name) : []),
  ];
}

/** What `vitrin check` knows of a widget that asks the shop for nothing. */
const withoutCalls = (name) => ({
  file: 'checker/policy/needs.ts',
  after: 'export const WITHOUT_CALLS',
  before: '];',
  text: `  '${name}',\n`,
});

const entriesOfCall = (name, call) => [
  ...['tr', 'en'].flatMap((language) => [
    ...imported(
      `registry/texts/${language}/base.ts`,
      `import ${textArea(name)} from '../../../widgets/${name}/texts/${language}.json';\n`,
    ),
    { file: `registry/texts/${language}/base.ts`, after: 'export default', before: '};', text: `  ...${textArea(name)},\n` },
  ]),
  { file: 'docs/openapi.yaml', before: 'components:', text: operationOf(name, call) },
  ...imported('src/testing/calls.ts', demo.apiImportOf(name)),
  {
    file: 'src/testing/calls.ts',
    after: 'export const CLIENT_CALLS',
    before: '};',
    text: `  ${keyOf(name)}: { make: () => send${componentOf(name)}('${exampleOf(call.key)}'), reads: as(${textArea(name)}Schema) },\n`,
  },
];

const entriesOfPage = (name) => [
  ...imported('demo-theme/pages/router.ts', demo.pageImportOf(name)),
  { file: 'demo-theme/pages/router.ts', after: 'const FIXED', before: '};', text: demo.routeOf(name) },
];

/** An import, behind those that the file has. */
const imported = (file, text) => [{ file, afterImports: true, text }];

/** The text of a file with an entry in it. Throws where its place is not found. */
export function withEntry(content, { file, after = '', before, afterImports = false, text }) {
  const lines = content.split('\n');
  const begins = (line) => line.startsWith(after);
  const place = afterImports
    ? lines.findLastIndex((line) => /^import .* from '.*';$|^} from '.*';$/.test(line)) + 1
    : before === undefined
      ? lines.findIndex(begins) + 1
      : lines.findIndex((line, index) => line === before && index > lines.findIndex(begins));
  if (place < 1) throw new Error(`${file} has no place for the new widget: "${after || before}" is not found`);
  return [...lines.slice(0, place), ...text.trimEnd().split('\n'), ...lines.slice(place)].join('\n');
}
