import type { CDPSession, Page } from 'playwright-core';

/** A node of Chromium's accessibility tree: what a screen reader is given of an element. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** What `aria-describedby` says of it. */
  readonly description: string;
  /** How urgently a change in it is read: `polite` or `assertive`; empty for what is no live region. */
  readonly live: string;
  readonly children: readonly Heard[];
}

/** The accessibility tree of a page, and nothing else of it: no element, no class, no style. */
export interface Ear {
  readonly hear: () => Promise<Heard>;
  /** What has the focus. */
  readonly focused: () => Promise<Heard>;
}

interface Given {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: ReadonlyArray<{ readonly name: string; readonly value: Value }>;
  readonly childIds?: readonly string[];
}
interface Value {
  readonly value?: unknown;
}

export async function listenTo(page: Page): Promise<Ear> {
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  return {
    async hear() {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const [root] = heardOf(nodes);
      if (!root) throw new Error('the page has no accessibility tree');
      return root;
    },
    focused: () => heardFocus(client),
  };
}

async function heardFocus(client: CDPSession): Promise<Heard> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  return heardOf(nodes)[0] ?? { role: '', name: '', description: '', live: '', children: [] };
}

/** The first of the nodes with what hangs on it. What a screen reader is not given falls away, but not what is in it. */
function heardOf(nodes: readonly Given[]): readonly Heard[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const build = (node: Given): readonly Heard[] => {
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? build(child) : [];
    });
    if (node.ignored) return children;
    const live = node.properties?.find(({ name }) => name === 'live')?.value;
    return [{ role: text(node.role), name: text(node.name), description: text(node.description), live: text(live), children }];
  };
  const [root] = nodes;
  return root ? build(root) : [];
}

const text = (value: Value | undefined) => (typeof value?.value === 'string' ? value.value.trim() : '');

/** All nodes below one, in the order in which they are read. */
export function below(node: Heard): readonly Heard[] {
  return node.children.flatMap((child) => [child, ...below(child)]);
}

/** What stands in a node, as it is read out. */
export function readOut(node: Heard): string {
  return below(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
}

/** The nodes of a role below one. */
export const ofRole = (node: Heard, role: string): readonly Heard[] => below(node).filter((each) => each.role === role);
