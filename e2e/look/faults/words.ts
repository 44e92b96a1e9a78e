import type { Deliberate } from './deliberate';
import type { Fault } from './fault';

/**
 * Runs in the page: usual words that are broken, as their column was left less room than they need. A longer one may be broken before
 * anything leaves its place, and so may a code.
 */
export function judgeWords(deliberate: readonly Deliberate[]): Fault[] {
  const usual = /(?<![\p{L}\p{N}])\p{L}{3,14}(?![\p{L}\p{N}])/gu;
  const { parts, slack, nameOf } = window.layoutTools;
  const faults = new Map<string, Fault>();
  const range = document.createRange();
  const placeOf = (node: Node, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  for (const element of parts) {
    if (element.matches('select, textarea, input')) continue;
    if (deliberate.some(({ kind, parts: where }) => kind === 'broken' && element.closest(where))) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== 3) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(usual)) {
        const [first, last] = [placeOf(node, index), placeOf(node, index + word.length - 1)];
        const says = `“${word}” of ${nameOf(element)} is broken`;
        if (last.top < first.bottom - slack || first.height <= slack || faults.has(says)) continue;
        const { left: x, top: y, width, height } = element.getBoundingClientRect();
        faults.set(says, { kind: 'broken', says, box: { x: x + scrollX, y: y + scrollY, width, height } });
      }
    }
  }
  return [...faults.values()];
}
