import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageOf } from './files.ts';

/** Bytes after gzip, by package; what is not of a package stands under "Vitrin". */
type Weights = ReadonlyMap<string, number>;

const OURS = 'Vitrin';
/** A chunk without a source map: the bundler's own few helpers. */
const BUNDLER = 'the bundler';

/** What each package contributes to a bundle. Each chunk's gzip is shared out by the bytes that its source map ascribes to each source. */
export function weights(bundle: string, maps: string): Weights {
  const total = new Map<string, number>();
  for (const name of readdirSync(bundle, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join(bundle, name), 'utf8');
    const map = join(maps, `${name}.map`);
    const shares = existsSync(map)
      ? bytesByOwner(code, new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload))
      : new Map([[BUNDLER, 1]]);
    const all = [...shares.values()].reduce((sum, bytes) => sum + bytes, 0);
    const gzip = gzipSync(code, { level: 9 }).length;
    for (const [owner, bytes] of shares) total.set(owner, (total.get(owner) ?? 0) + (gzip * bytes) / all);
  }
  return total;
}

/** Bytes of a chunk by owner. What a map ascribes to nothing goes with what stands before it. */
function bytesByOwner(code: string, map: SourceMap): Weights {
  const shares = new Map<string, number>();
  let owner = OURS;
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      if ('originalSource' in entry && entry.generatedLine === row) owner = packageOf(`/${entry.originalSource}`) ?? OURS;
      shares.set(owner, (shares.get(owner) ?? 0) + Buffer.byteLength(line.charAt(column)));
    }
    shares.set(owner, (shares.get(owner) ?? 0) + 1);
  });
  return shares;
}

/** The weights as lines of text, the heaviest first. */
export function printedWeights(bundle: string, maps: string): string {
  const lines = [...weights(bundle, maps)]
    .sort(([, one], [, other]) => other - one)
    .map(([owner, bytes]) => `  ${(bytes / 1000).toFixed(2).padStart(7)} kB  ${owner}`);
  return [
    "  weight in all chunks (each chunk's gzip, shared out by the bytes that its source map ascribes to each package):",
    ...lines,
  ].join('\n');
}
