import { encodePart } from '@/domain/links/encode';

/** Encoded characters after which a link is too long for some browsers and messengers. Decision 39. */
const LONGEST = 1800;

/**
 * The cart as a message: a line for each item, as many as a link can carry; `rest` says how many more there are.
 * S1 §2, decision 39.
 */
export function cartText(head: readonly string[], lines: readonly string[], rest: (count: number) => string): string {
  const text = [...head];
  const length = (added: string) => encodePart([...text, added].join('\n')).length;
  let after = lines.length;
  for (const line of lines) {
    after -= 1;
    const whole = after > 0 ? `${line}\n${rest(after)}` : line;
    if (length(whole) > LONGEST) return [...text, rest(after + 1)].join('\n');
    text.push(line);
  }
  return text.join('\n');
}
