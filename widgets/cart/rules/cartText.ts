import { encodePart } from '@/domain/links/encode';

/** Encoded characters after which a link is too long for some browsers and messengers. Decision 39. */
const LONGEST = 1800;

/**
 * The cart as a message: a line for each item, as many as a link can carry; `rest` says how many more there are.
 * S1 §2, decision 39.
 */
export function cartText<T>(
  head: readonly string[],
  items: readonly T[],
  lineOf: (item: T) => string,
  rest: (count: number) => string,
): string {
  const text = [...head];
  const length = (added: string) => encodePart([...text, added].join('\n')).length;
  let after = items.length;
  for (const item of items) {
    after -= 1;
    // Of a large cart most lines are never said.
    const line = lineOf(item);
    const whole = after > 0 ? `${line}\n${rest(after)}` : line;
    if (length(whole) > LONGEST) return [...text, rest(after + 1)].join('\n');
    text.push(line);
  }
  return text.join('\n');
}
