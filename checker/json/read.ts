import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { isFilledIn, regionsIn, type Region } from '../template/region';
import { faultOf, type Fault } from './faults';
import { areAllValues, maskHoles } from './holes';
import { nodeAt } from './nodes';

/** JSON in a page, as far as it can be read. */
export interface JsonDocument {
  /** With a placeholder for whatever a template fills in. Undefined where it is malformed, or nobody knows. */
  readonly value: unknown;
  /** What is wrong with it for certain; where it stands is counted in the file. */
  readonly fault: Fault | null;
  /** Paths of the values that a template fills in. */
  readonly holes: ReadonlyArray<readonly string[]>;
  /** A template may add keys, or leave some out. */
  readonly isOpen: boolean;
  /** Names that stand twice in one object, and where in the file the later one stands, which is read. */
  readonly repeated: ReadonlyArray<{ readonly name: string; readonly offset: number }>;
  /** Where it begins in the file. */
  readonly start: number;
  /** Where in the file the value of a path stands, or its name; of a path that leads too far, what it leads to. */
  placeOf(path: readonly string[], what: 'name' | 'value'): number;
}

/** Reads the JSON that stands from `start` to `end` in a file; never throws. */
export function readJson(file: string, start: number, end: number, regions: readonly Region[]): JsonDocument {
  const inside = regionsIn(regions, start, end).map((region) => ({
    ...region,
    start: region.start - start,
    end: region.end - start,
  }));
  const written = file.slice(start, end);
  const text = inside.length > 0 ? maskHoles(written, inside) : written;
  const { tree, faults } = parse(text);
  const value = valueOf(text);
  const isCertain = areAllValues(written, inside);
  const first = faults[0];
  const fault =
    value === undefined && isCertain
      ? first
        ? faultOf(text, first)
        : { offset: 0, reason: 'it cannot be read.', fix: 'Print one object: { … }.' }
      : null;
  const root = value === undefined ? undefined : tree;
  const { holes, hasOpenKeys } = root && inside.length > 0 ? holesIn(root, inside) : { holes: [], hasOpenKeys: false };
  return {
    value,
    fault: fault && { ...fault, offset: fault.offset + start },
    holes,
    isOpen: hasOpenKeys || !isCertain,
    // Of two that a template chooses from, the page has one.
    repeated: root && inside.length === 0 ? repeatedIn(root).map((each) => ({ ...each, offset: each.offset + start })) : [],
    start,
    placeOf: (path, what) => start + (root ? nodeAt(root, path, what).offset : text.length - text.trimStart().length),
  };
}

function parse(text: string): { tree: Node | undefined; faults: ParseError[] } {
  const faults: ParseError[] = [];
  try {
    return { tree: parseTree(text, faults, { disallowComments: true, allowTrailingComma: false }), faults };
  } catch {
    // Nested too deep for the parser: its places are not known then.
    return { tree: undefined, faults };
  }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The paths of what a template fills in. Not recursive: a page may nest as deep as it likes. */
function holesIn(root: Node, regions: readonly Region[]): { holes: string[][]; hasOpenKeys: boolean } {
  const holes: string[][] = [];
  let hasOpenKeys = false;
  const waiting: Array<{ node: Node; path: string[] }> = [{ node: root, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path } = next;
    if (!isFilledIn(regions, node.offset, node.offset + node.length)) continue;
    if (!node.children) holes.push(path);
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (name && isFilledIn(regions, name.offset, name.offset + name.length)) hasOpenKeys = true;
      if (child.type !== 'property') waiting.push({ node: child, path: [...path, String(index)] });
      else if (value) waiting.push({ node: value, path: [...path, String(name?.value)] });
    }
  }
  return { holes, hasOpenKeys };
}

/** The names that an object has already. Not recursive: a page may nest as deep as it likes. */
function repeatedIn(root: Node): Array<{ name: string; offset: number }> {
  const repeated: Array<{ name: string; offset: number }> = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const names = new Set<unknown>();
    for (const child of node.children ?? []) {
      const name = child.type === 'property' ? child.children?.[0] : undefined;
      if (name && names.has(name.value)) repeated.push({ name: String(name.value), offset: name.offset });
      names.add(name?.value);
      waiting.push(...(child.type === 'property' ? (child.children?.slice(1) ?? []) : [child]));
    }
  }
  return repeated;
}
