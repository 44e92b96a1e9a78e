import { bladeAt } from './blade';
import { bracesAt } from './braces';
import { percentAt } from './percent';
import { phpAt } from './php';
import { razorAt } from './razor';
import type { Region } from './region';

type RegionAt = (text: string, start: number) => Region | null;

/** How a file is written; `plain` is what a server has answered. */
export type Syntax = 'plain' | 'braces' | 'blade' | 'razor';

const READERS: Readonly<Record<Syntax, readonly RegionAt[]>> = {
  plain: [],
  braces: [bracesAt, phpAt, percentAt],
  blade: [bracesAt, phpAt, bladeAt],
  razor: [razorAt],
};

/** The syntax of a file, by its name. HTML is often a template, too. */
export function syntaxOf(file: string): Syntax {
  if (/\.blade\.php$/i.test(file)) return 'blade';
  return /\.(?:cshtml|razor|vbhtml)$/i.test(file) ? 'razor' : 'braces';
}

/** All parts of a file that its template language fills in, in order; none lies in another. */
export function findRegions(text: string, syntax: Syntax): readonly Region[] {
  const readers = READERS[syntax];
  const regions: Region[] = [];
  const signs = /[{<@]/g;
  for (let sign = signs.exec(text); sign && readers.length > 0; sign = signs.exec(text)) {
    const start = sign.index;
    const region = readers.reduce<Region | null>((found, at) => found ?? at(text, start), null);
    if (!region) continue;
    regions.push(region);
    signs.lastIndex = region.end;
  }
  return regions;
}
