import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { widgetTables } from './docs/widgetTables';
import { WIDGETS } from './docs/widgets';

const { newWidget } = (await import(new URL('./new-widget.mjs', import.meta.url).href)) as {
  newWidget(name: string, root: string): string;
};

const REGISTRY = fileURLToPath(new URL('../registry', import.meta.url));
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'widget-'));
  cpSync(REGISTRY, `${root}/registry`, { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

describe('npm run new-widget', () => {
  it('writes the widget with its test and documents, under its own names', () => {
    expect(newWidget('stock-alert', root)).toBe('widgets/stock-alert');
    expect(read('widgets/stock-alert/index.ts')).toContain("import { StockAlert } from './StockAlert';");
    expect(read('widgets/stock-alert/StockAlert.tsx')).toContain('export function StockAlert(');
    expect(read('widgets/stock-alert/stock-alert.css')).toContain('.vt-stock-alert__title {');
    expect(read('widgets/stock-alert/stock-alert.test.tsx')).toContain("container('stock-alert'");
    expect(read('widgets/stock-alert/meta.ts')).toContain('export const about: WidgetMeta = {');
    expect(read('docs/widgets/stock-alert.md')).toContain('data-widget="stock-alert"');
  });

  it('writes a page with a place for everything that is generated', () => {
    newWidget('stock-alert', root);
    const marks = [...read('docs/widgets/stock-alert.md').matchAll(/<!-- generated:(\w+) -->/g)].map(([, mark]) => mark);
    expect(marks.sort()).toEqual(
      WIDGETS.slice(0, 1)
        .flatMap((widget) => Object.keys(widgetTables(widget)))
        .sort(),
    );
  });

  it('registers it after the others, which stay as they are', () => {
    const before = { index: read('registry/index.ts'), loaders: read('registry/loaders.ts') };
    newWidget('stock-alert', root);
    newWidget('banner', root);
    expect(read('registry/index.ts')).toBe(
      before.index.replace(
        /\};\n$/,
        "  'stock-alert': {\n    trigger: 'visible',\n    blockSize: 44,\n  },\n  banner: {\n    trigger: 'visible',\n    blockSize: 44,\n  },\n};\n",
      ),
    );
    expect(read('registry/loaders.ts')).toBe(
      before.loaders.replace(
        /\};\n$/,
        "  'stock-alert': () => import('../widgets/stock-alert'),\n  banner: () => import('../widgets/banner'),\n};\n",
      ),
    );
  });

  it.each(['', 'StockAlert', 'stock_alert', '-alert', 'stock--alert', '../alert'])('refuses %j, and writes nothing', (name) => {
    expect(() => newWidget(name, root)).toThrow('it is written like "stock-alert"');
    expect(existsSync(`${root}/widgets`)).toBe(false);
  });

  it('overwrites nothing', () => {
    newWidget('banner', root);
    const registered = read('registry/index.ts');
    expect(() => newWidget('banner', root)).toThrow('widgets/banner is there already');
    expect(read('registry/index.ts')).toBe(registered);
  });
});
