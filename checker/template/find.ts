import { bladeAt } from './blade';
import { bracesAt } from './braces';
import { bladeComponentAt, razorComponentAt, twigComponentAt } from './components';
import { javaAt, velocityAt } from './java';
import { percentAt } from './percent';
import { phpAt } from './php';
import { razorAt } from './razor';
import type { Region } from './region';
import { smartyAt } from './smarty';

type RegionAt = (text: string, start: number) => Region | null;

/** How a file is written; `plain` is what a server has answered. */
export type Syntax = 'plain' | 'braces' | 'blade' | 'razor' | 'smarty' | 'java' | 'velocity';

const READERS: Readonly<Record<Syntax, readonly RegionAt[]>> = {
  plain: [],
  braces: [bracesAt, phpAt, percentAt, twigComponentAt],
  blade: [bracesAt, phpAt, bladeAt, bladeComponentAt],
  razor: [razorAt, razorComponentAt],
  // Older shops have PHP in such files, newer ones braces of other languages.
  smarty: [smartyAt, phpAt, bracesAt],
  java: [javaAt],
  velocity: [velocityAt],
};

/** What no other language closes a block with. */
const SMARTY = /(?:^|[^{])\{\/(?:if|foreach|section|literal|block|strip)\}/;

/** The syntax of a file, by its name. HTML is often a template, too: of which language its text says. */
export function syntaxOf(file: string, text = ''): Syntax {
  if (/\.blade\.php$/i.test(file)) return 'blade';
  if (/\.(?:tpl|smarty|latte)$/i.test(file) || (/\.html?$/i.test(file) && SMARTY.test(text))) return 'smarty';
  if (/\.(?:jspf?|aspx|ascx|master|ftlh?)$/i.test(file)) return 'java';
  if (/\.vm$/i.test(file)) return 'velocity';
  return /\.(?:cshtml|razor|vbhtml)$/i.test(file) ? 'razor' : 'braces';
}

/** All parts of a file that its template language fills in, in order; none lies in another. */
export function findRegions(text: string, syntax: Syntax): readonly Region[] {
  const readers = READERS[syntax];
  const regions: Region[] = [];
  const signs = syntax === 'java' || syntax === 'velocity' ? /[<$#]/g : /[{<@]/g;
  for (let sign = signs.exec(text); sign && readers.length > 0; sign = signs.exec(text)) {
    const start = sign.index;
    const region = readers.reduce<Region | null>((found, at) => found ?? at(text, start), null);
    if (!region) continue;
    regions.push(region);
    signs.lastIndex = region.resume ?? region.end;
  }
  return regions;
}
