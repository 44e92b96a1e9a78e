import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));
const PACKAGE = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

/** What a theme on Tailwind 4 writes: the order of the layers, ours among them, then the framework. */
const SOURCE = '@layer theme, base, vitrin, components, utilities;\n@import "tailwindcss";';

let sheet: Promise<string> | null = null;

/** The sheet that Tailwind makes of the classes in our templates, as its own command would. Made once. */
export function tailwindSheet(): Promise<string> {
  sheet ??= build();
  return sheet;
}

async function build(): Promise<string> {
  const { build: sheetOf } = await compile(SOURCE, {
    base: PACKAGE,
    loadStylesheet: (id, base) => {
      const path = `${PACKAGE}/${id === 'tailwindcss' ? 'index.css' : id}`;
      return Promise.resolve({ path, base, content: readFileSync(path, 'utf8') });
    },
  });
  return sheetOf([...classesIn(TEMPLATES)]);
}

/** The classes that the templates of the layout name. */
function classesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const texts = files.filter((file) => file.includes('tailwind')).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/[\s{}%]+/))),
  );
}
