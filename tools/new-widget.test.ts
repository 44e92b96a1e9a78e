import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { widgetTables } from './docs/widgetTables';
import { WIDGETS } from './docs/widgets';

interface Wanted {
  readonly call?: string;
  readonly page?: boolean;
}
const own = (path: string) => import(new URL(path, import.meta.url).href) as Promise<unknown>;
const { newWidget } = (await own('./new-widget.mjs')) as {
  newWidget(
    name: string,
    wanted: Wanted,
    root: string,
  ): { readonly written: readonly string[]; readonly changed: readonly string[] };
};
const { withEntry } = (await own('./new-widget/register.mjs')) as {
  withEntry(content: string, entry: { file: string; after?: string; before?: string; text: string }): string;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Every file that names widgets or calls one by one. */
const REGISTRIES = [
  'registry/index.ts',
  'checker/policy/needs.ts',
  'registry/texts/tr/base.ts',
  'registry/texts/en/base.ts',
  'demo-theme/pages/everything.ts',
  'demo-theme/pages/router.ts',
  'demo-theme/workshop/widgets/service.ts',
  'docs/openapi.yaml',
  'e2e/authors/docs-examples.test.ts',
  'src/testing/calls.ts',
];
const BOTH: Wanted = { call: 'POST /api/rain-gauges productId', page: true };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'widget-'));
  for (const file of REGISTRIES) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    cpSync(`${ROOT}/${file}`, `${root}/${file}`);
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
/** The lines that a registry has besides those that it had. */
function addedTo(file: string): string[] {
  const before = readFileSync(`${ROOT}/${file}`, 'utf8').split('\n');
  const lines = read(file).split('\n');
  expect(lines.filter((line) => before.includes(line))).toEqual(expect.arrayContaining(before));
  return lines.filter((line) => !before.includes(line));
}

/** What the compiler says of files that were written, as if they stood in this repository. */
function problemsIn(written: readonly string[]): readonly string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    ROOT,
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists } = host;
  const placed = new Map(written.map((file) => [`${ROOT}${file}`, read(file)]));
  host.readFile = (path) => placed.get(path) ?? readFile(path);
  host.fileExists = (path) => placed.has(path) || fileExists(path);
  const folders = new Set([...placed.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(path) || directoryExists?.(path) === true;
  const program = ts.createProgram([...placed.keys()], options, host);
  return [...placed.keys()].flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${path.slice(ROOT.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

describe('npm run new-widget', () => {
  it('writes the widget with its test and documents, under its own names', () => {
    const { written } = newWidget('rain-gauge', {}, root);
    expect(written).toContain('widgets/rain-gauge/index.ts');
    expect(read('widgets/rain-gauge/index.ts')).toContain("import { RainGauge } from './RainGauge';");
    expect(read('widgets/rain-gauge/RainGauge.tsx')).toContain('export function RainGauge(');
    expect(read('widgets/rain-gauge/rain-gauge.css')).toContain('.vt-rain-gauge__title {');
    expect(read('widgets/rain-gauge/rain-gauge.test.tsx')).toContain("container('rain-gauge'");
    expect(read('widgets/rain-gauge/meta.ts')).toContain('export const about: WidgetMeta = {');
    expect(read('docs/widgets/rain-gauge.md')).toContain('data-widget="rain-gauge"');
  });

  it('writes a page with a place for everything that is generated', () => {
    newWidget('rain-gauge', {}, root);
    const marks = [...read('docs/widgets/rain-gauge.md').matchAll(/<!-- generated:(\w+) -->/g)].map(([, mark]) => mark);
    expect(marks.sort()).toEqual(
      WIDGETS.slice(0, 1)
        .flatMap((widget) => Object.keys(widgetTables(widget)))
        .sort(),
    );
  });

  it('registers it after the others, which stay as they are', () => {
    const before = read('registry/index.ts');
    newWidget('rain-gauge', {}, root);
    newWidget('banner', {}, root);
    const entryOf = (key: string, name: string) =>
      `  ${key}: { load: () => import('../widgets/${name}'), trigger: 'visible', blockSize: 44 },\n`;
    expect(read('registry/index.ts')).toBe(
      before.replace(/\};\n$/, `${entryOf("'rain-gauge'", 'rain-gauge')}${entryOf('banner', 'banner')}};\n`),
    );
  });

  it('puts it on the page of all widgets, into the workshop and among the examples', () => {
    const { changed } = newWidget('rain-gauge', {}, root);
    expect(addedTo('demo-theme/pages/everything.ts')).toEqual(["    { widget: 'rain-gauge', data: { title: 'Başlık' } },"]);
    expect(addedTo('demo-theme/workshop/widgets/service.ts').join('\n')).toContain("name: 'rain-gauge'");
    expect(addedTo('e2e/authors/docs-examples.test.ts').join('\n')).toContain("'rain-gauge': (page) =>");
    expect([...changed].sort()).toEqual([
      'checker/policy/needs.ts',
      'demo-theme/pages/everything.ts',
      'demo-theme/workshop/widgets/service.ts',
      'e2e/authors/docs-examples.test.ts',
      'registry/index.ts',
    ]);
  });

  it('counts it among those that ask the shop for nothing, unless it has a call', () => {
    newWidget('rain-gauge', {}, root);
    newWidget('wind-vane', { call: 'POST /api/wind-vanes productId' }, root);
    expect(addedTo('checker/policy/needs.ts')).toEqual(["  'rain-gauge',"]);
  });

  it('writes a call with its stand-in, its place in OpenAPI, its texts and what a failure is told as', () => {
    newWidget('rain-gauge', { call: 'PATCH /api/rain-gauges productId' }, root);
    expect(read('widgets/rain-gauge/api.ts')).toContain(
      "request({ method: 'PATCH', url: '/api/rain-gauges', body: { productId } }, ",
    );
    expect(read('widgets/rain-gauge/rain-gauge.test.tsx')).toContain("tags: ['F-rain-gauge']");
    expect(read('mocks/handlers/rainGauge.ts')).toContain("const PATH = '*/api/rain-gauges';");
    const { paths } = parse(read('docs/openapi.yaml')) as { paths: Record<string, object> };
    expect(paths['/api/rain-gauges']).toMatchObject({
      patch: { operationId: 'rain-gauge', 'x-callers': ['rain-gauge'], 'x-failure': expect.stringContaining('told') as string },
    });
    expect(addedTo('src/testing/calls.ts')).toHaveLength(2);
    for (const language of ['tr', 'en']) {
      expect(addedTo(`registry/texts/${language}/base.ts`)).toHaveLength(2);
      expect(JSON.parse(read(`widgets/rain-gauge/texts/${language}.json`))).toHaveProperty(['rainGauge.send']);
    }
  });

  it('writes a call that the code around it takes, whatever the key that it sends', () => {
    newWidget('rain-gauge', { call: 'POST /api/rain-gauges note' }, root);
    expect(problemsIn(['api.ts', 'useRainGauge.ts', 'RainGauge.tsx'].map((file) => `widgets/rain-gauge/${file}`))).toEqual([]);
  });

  it('writes a page of the demo shop', () => {
    newWidget('rain-gauge', { page: true }, root);
    expect(read('demo-theme/templates/pages/rain-gauge.liquid')).toContain('data-widget="rain-gauge"');
    // As all pages of the demo have them, which are there in English, too.
    expect(
      read('demo-theme/templates/pages/rain-gauge.liquid').match(/locale: frame\.locale|heading: frame\.locale/g),
    ).toHaveLength(2);
    expect(addedTo('demo-theme/pages/router.ts')).toEqual([
      "import { rainGaugePage } from './rainGauge';",
      "  '/rain-gauge': rainGaugePage,",
    ]);
  });

  it.each(['', 'RainGauge', 'stock_alert', '-alert', 'stock--alert', '../alert'])('refuses %j, and writes nothing', (name) => {
    expect(() => newWidget(name, {}, root)).toThrow('it is written like "stock-alert"');
    expect(existsSync(`${root}/widgets`)).toBe(false);
  });

  it.each([
    '/api/rain-gauges productId',
    'GET /api/rain-gauges productId',
    'POST rain-gauges productId',
    'POST /api/rain-gauges',
  ])('refuses the call %j', (call) => {
    expect(() => newWidget('rain-gauge', { call }, root)).toThrow('it is written like "POST /api/stock-alerts productId"');
    expect(existsSync(`${root}/widgets`)).toBe(false);
  });

  it.each([
    ['return', {}, '"return" is a word of JavaScript'],
    ['service', {}, '"service" is taken: demo-theme/workshop/widgets/service.ts declares service already'],
    ['orders', { page: true }, 'demo-theme/pages/router.ts declares ordersPage already'],
    ['customer', BOTH, 'src/testing/calls.ts declares customerSchema already'],
    ['note', BOTH, 'widgets/note/Note.tsx declares Note already'],
    ['cookies', BOTH, 'docs/openapi.yaml has "operationId: cookies" already'],
    ['rain-gauge', { call: 'POST /api/catalog/settings key' }, 'docs/openapi.yaml has "/api/catalog/settings:" already'],
  ] as const)('refuses %s where that is taken: %j', (name, wanted, message) => {
    expect(() => newWidget(name, wanted, root)).toThrow(message);
    expect(existsSync(`${root}/widgets`)).toBe(false);
  });

  it('overwrites nothing', () => {
    newWidget('banner', BOTH, root);
    const registered = read('registry/index.ts');
    expect(() => newWidget('banner', {}, root)).toThrow('widgets/banner is there already');
    expect(read('registry/index.ts')).toBe(registered);
  });

  it('writes nothing where a registry has no place for it, and says which', () => {
    writeFileSync(`${root}/demo-theme/pages/router.ts`, 'export {};\n');
    expect(() => newWidget('rain-gauge', BOTH, root)).toThrow('demo-theme/pages/router.ts has no place for the new widget');
    expect(existsSync(`${root}/widgets`)).toBe(false);
    expect(addedTo('registry/index.ts')).toEqual([]);
  });
});

it('an entry goes before the end of its own list, not of one before it', () => {
  const entry = { file: 'x.ts', after: 'const B', before: '};', text: '  c,\n' };
  expect(withEntry('const A = {\n  a,\n};\nconst B = {\n  b,\n};\n', entry)).toBe(
    'const A = {\n  a,\n};\nconst B = {\n  b,\n  c,\n};\n',
  );
});
