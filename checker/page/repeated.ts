import type { WrittenElement } from './element';

/** An attribute that its element has already. */
export interface RepeatedAttribute {
  readonly element: WrittenElement;
  readonly name: string;
  /** Where it begins, in the file. */
  readonly start: number;
}

/** The attributes that stand twice. `ends` are the offsets directly after their names, in order, as the parser tells them. */
export function repeatedIn(elements: readonly WrittenElement[], ends: readonly number[], text: string): RepeatedAttribute[] {
  if (ends.length === 0) return [];
  const inOrder = [...elements].sort((one, other) => one.start - other.start);
  let next = 0;
  return ends.flatMap((end) => {
    while ((inOrder[next]?.inner ?? Infinity) < end) next += 1;
    const element = inOrder[next];
    if (!element || element.start > end || element.hasChoices) return [];
    const name = nameBefore(text, end);
    // One whose name a template prints is not known by its name.
    return element.attributes.has(name.toLowerCase()) ? [{ element, name, start: end - name.length }] : [];
  });
}

function nameBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && !/[\s"'/<>=]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}
