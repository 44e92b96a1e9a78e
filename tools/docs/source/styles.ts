import postcss, { type Declaration } from 'postcss';
import valueParser from 'postcss-value-parser';
import { contentsOf, textOf } from './files';

const CLASS = /\bvt-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?(?:--[a-z0-9]+(?:-[a-z0-9]+)*)?(?![\w-])/g;

/** The beginning of a class whose end is put in: `vt-stock--${look}`. */
const BEGUN = /\bvt-[a-z0-9_-]*[_-]$/;

/** The `vt-` classes that files give to elements: those that their code says, and those of their sheets that it puts together. */
export function classesOf(files: readonly string[]): readonly string[] {
  const said = new Set<string>();
  const begun: string[] = [];
  for (const path of files.filter((file) => /\.tsx?$/.test(file))) {
    const { literals, heads, tails } = contentsOf(path);
    for (const text of [...literals, ...heads, ...tails]) {
      for (const [name] of text.matchAll(CLASS)) said.add(name);
      begun.push(...(BEGUN.exec(text) ?? []));
    }
  }
  const styled = files
    .filter(isSheet)
    .flatMap(findClasses)
    .filter((name) => begun.some((start) => name.startsWith(start)));
  return [...new Set([...said, ...styled])].sort();
}

/** The classes that a style sheet has rules for. */
export function findClasses(path: string): readonly string[] {
  const found = new Set<string>();
  sheetAt(path).walkRules(({ selector }) => {
    for (const name of namesIn(selector)) found.add(name);
  });
  return [...found];
}

const sheets = new Map<string, postcss.Root>();

/** Where the public properties that several parts share have their defaults. */
const TOKENS = 'src/ui/tokens.css';

/** The value of each token, by its name. */
const tokens = new Map<string, string>();
sheetAt(TOKENS).walkDecls(({ prop, value }) => {
  tokens.set(prop, value);
});

/** A value with what its tokens stand for: `var(--_radius)` as `var(--vt-radius, 4px)`. */
function expanded(value: string): string {
  const step = value.replaceAll(/var\((--_[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole);
  return step === value ? value : expanded(step);
}

function sheetAt(path: string): postcss.Root {
  const sheet = sheets.get(path) ?? postcss.parse(textOf(path));
  sheets.set(path, sheet);
  return sheet;
}

const isSheet = (path: string): boolean => path.endsWith('.css');
const namesIn = (selector: string): readonly string[] => [...selector.matchAll(CLASS)].map(([name]) => name);

/** A public custom property, as style sheets use it. */
export interface Property {
  readonly name: string;
  /** What holds where the theme sets nothing; none where the property is only one of several that are asked. */
  readonly defaults: readonly string[];
  /** The CSS properties that it decides. */
  readonly sets: readonly string[];
}

/** The `--vt-` properties that the style sheets among the files ask for, in rules for the given classes. */
export function propertiesOf(files: readonly string[], classes: readonly string[]): readonly Property[] {
  const found = new Map<string, { defaults: Set<string>; sets: Set<string> }>();
  const given = new Set(classes);
  const parts = files.filter(isSheet).map((path) => {
    const sheet = sheetAt(path).clone();
    sheet.walkRules((rule) => {
      if (namesIn(rule.selector).some((name) => !given.has(name))) rule.remove();
    });
    sheet.walkDecls((declaration) => {
      declaration.value = expanded(declaration.value);
    });
    return { sheet, users: usersOfAliases(sheet) };
  });
  for (const { sheet, users } of parts) {
    // What no rule of its sheet takes is for the parts in it, which have sheets of their own.
    const usersOf = (alias: string) => users.get(alias) ?? parts.flatMap((other) => other.users.get(alias) ?? []);
    sheet.walkDecls((declaration) => {
      const sets = declaration.prop.startsWith('--') ? usersOf(declaration.prop) : [declaration.prop];
      for (const [name, otherwise] of findProperties(declaration)) {
        const property = found.get(name) ?? { defaults: new Set(), sets: new Set() };
        found.set(name, property);
        if (otherwise) property.defaults.add(otherwise);
        for (const set of sets) property.sets.add(set);
      }
    });
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { defaults, sets }]) => ({ name, defaults: [...defaults], sets: [...sets].sort() }));
}

/** Which properties of CSS take the value of each private alias, directly or through another alias. */
function usersOfAliases(sheet: postcss.Root): ReadonlyMap<string, readonly string[]> {
  const direct = new Map<string, Set<string>>();
  sheet.walkDecls((declaration) => {
    for (const [name] of declaration.value.matchAll(/--_[\w-]+/g))
      direct.set(name, (direct.get(name) ?? new Set()).add(declaration.prop));
  });
  const resolve = (name: string, seen: readonly string[]): string[] =>
    [...(direct.get(name) ?? [])].flatMap((user) =>
      !user.startsWith('--') ? user : seen.includes(user) ? [] : resolve(user, [...seen, user]),
    );
  return new Map([...direct.keys()].map((name) => [name, resolve(name, [name])]));
}

/** The public properties in a value, each with what stands after its comma. */
function findProperties({ value }: Declaration): ReadonlyArray<readonly [name: string, otherwise: string]> {
  const found: Array<readonly [string, string]> = [];
  valueParser(value).walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, , ...rest] = node.nodes;
    if (name?.value.startsWith('--vt-')) found.push([name.value, valueParser.stringify(rest).trim()]);
  });
  return found;
}
