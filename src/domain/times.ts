/**
 * As many values as `count` says, each made from its place. In place of `Array.from({ length }, make)`, which old libraries of
 * a page replace by functions that know neither (contract §6).
 */
export function times<T>(count: number, make: (place: number) => T): T[] {
  const made: T[] = [];
  for (let place = 0; place < count; place += 1) made.push(make(place));
  return made;
}
