import { readdirSync } from 'node:fs';
import { findClasses } from './styles';

/** A block of classes, as a widget has it. */
export interface Block {
  readonly block: string;
  /** Its elements and modifiers, without the name of the block. */
  readonly parts: readonly string[];
  /** Other widgets have it as well: a rule for it is best written with the container's name before it. */
  readonly isShared: boolean;
}

/** What the runtime puts around every widget. No theme has to do with it. */
const AROUND = new Set(['vt-root', 'vt-announcer', 'vt-placeholder']);

/** Where each block is styled, by the paths of the sheets. */
const sheetsOf = new Map<string, Set<string>>();
for (const sheet of ['src', 'widgets'].flatMap(sheetsIn)) {
  for (const name of findClasses(sheet)) sheetsOf.set(blockOf(name), (sheetsOf.get(blockOf(name)) ?? new Set()).add(sheet));
}

/** The blocks of a widget's classes, by name. Its own are those that it alone styles, and those that bear its name. */
export function blocksOf(widget: string, classes: readonly string[]): readonly Block[] {
  const parts = new Map<string, string[]>();
  for (const name of classes) {
    const block = blockOf(name);
    if (AROUND.has(block)) continue;
    const known = parts.get(block) ?? [];
    parts.set(block, name === block ? known : [...known, name.slice(block.length)]);
  }
  return [...parts].map(([block, names]) => ({ block, parts: names, isShared: isShared(widget, block) }));
}

function isShared(widget: string, block: string): boolean {
  if (block === `vt-${widget}`) return false;
  return [...(sheetsOf.get(block) ?? [])].some((sheet) => !sheet.startsWith(`widgets/${widget}/`));
}

function blockOf(name: string): string {
  return name.split(/__|--/)[0] ?? name;
}

function sheetsIn(folder: string): readonly string[] {
  const files = readdirSync(new URL(`../../../${folder}`, import.meta.url), { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  );
  return files.filter((file) => file.endsWith('.css')).map((file) => `${folder}/${file}`);
}
