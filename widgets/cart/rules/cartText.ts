/** Encoded characters after which a link is too long for some browsers and messengers. Decision 39. */
const LONGEST = 1800;

/**
 * The cart as a message: a line for each item, as many as a link can carry; `rest` says how many more there are.
 * S1 §2, decision 39.
 */
export function cartText(head: readonly string[], lines: readonly string[], rest: (count: number) => string): string {
  const text = [...head];
  const length = (added: string) => encodeURIComponent([...text, added].join('\n')).length;
  for (const [place, line] of lines.entries()) {
    const after = lines.length - place - 1;
    const whole = after > 0 ? `${line}\n${rest(after)}` : line;
    if (length(whole) > LONGEST) return [...text, rest(after + 1)].join('\n');
    text.push(line);
  }
  return text.join('\n');
}
