import type { CDPSession } from 'playwright-core';

/** The fields of a heap snapshot that are read here, as Chromium writes it. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: ReadonlyArray<readonly string[]> };
  };
  readonly nodes: readonly number[];
}

/** What scripts make and hold. Not among them: compiled code, and what the engine and its tools note for themselves. */
const OF_SCRIPTS = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'symbol',
  'bigint',
]);

/**
 * The bytes that the page's scripts hold once everything that can be collected is.
 *
 * The size of the whole heap is no measure of what a script leaves behind: it goes up and down by 5 % with what the engine compiled
 * and threw away meanwhile.
 */
export async function measureHeap(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => {
    chunks.push(chunk);
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  // Collects twice before it writes.
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (OF_SCRIPTS.has(types[0]?.[nodes[at + typeAt] ?? 0] ?? '')) bytes += nodes[at + sizeAt] ?? 0;
  return bytes;
}
