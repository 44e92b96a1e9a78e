import type { Node } from 'jsonc-parser';

/**
 * The node that a path leads to, or the deepest one on the way. A name may hold dots, and then comes in several steps of
 * the path. Asked for the `name`, it answers with the key.
 */
export function nodeAt(root: Node, path: readonly string[], what: 'name' | 'value'): Node {
  let node = root;
  let name: Node | undefined;
  let rest = path;
  while (rest.length > 0) {
    const step = stepFrom(node, rest);
    if (!step) return node;
    ({ node, name } = step);
    rest = rest.slice(step.length);
  }
  return what === 'name' ? (name ?? node) : node;
}

function stepFrom(node: Node, path: readonly string[]): { node: Node; name: Node | undefined; length: number } | null {
  if (node.type === 'array') {
    const entry = node.children?.[Number(path[0])];
    return entry ? { node: entry, name: undefined, length: 1 } : null;
  }
  for (let length = 1; length <= path.length && node.type === 'object'; length += 1) {
    const key = path.slice(0, length).join('.');
    // Of a name that stands twice, the last one counts.
    const property = node.children?.filter(({ children }) => children?.[0]?.value === key).at(-1);
    const value = property?.children?.[1];
    if (value) return { node: value, name: property.children[0], length };
  }
  return null;
}
