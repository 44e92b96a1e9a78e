import type { Region } from '../template/region';

/**
 * JSON with every region painted over, character by character: a number where a value is printed, letters in a text, and
 * blanks where nothing is.
 */
export function maskHoles(text: string, regions: readonly Region[]): string {
  const pieces: string[] = [];
  let inText = false;
  let last = 0;
  for (const { start, end, prints, text: known = '' } of regions) {
    const piece = text.slice(last, start);
    inText = endsInText(piece, inText);
    const length = Math.min(end, text.length) - start;
    const printsValue = prints === 'value' || prints === 'elements';
    const value = known.padEnd(length, inText && printsValue ? 'x' : ' ');
    pieces.push(piece, printsValue && !inText ? '0'.padEnd(length) : value);
    last = end;
  }
  return pieces.join('') + text.slice(last);
}

function endsInText(piece: string, begins: boolean): boolean {
  let inText = begins;
  for (let index = 0; index < piece.length; index += 1) {
    const char = piece.charAt(index);
    if (inText && char === '\\') index += 1;
    else if (char === '"') inText = !inText;
  }
  return inText;
}

/**
 * Whether each region prints one value, or a part of a text, so that all the rest is as it will be. A choice may leave
 * out any part of it, and what stands between two entries may be entries itself.
 */
export function areAllValues(written: string, all: readonly Region[]): boolean {
  const text = maskHoles(
    written,
    all.filter(({ prints }) => prints === 'nothing'),
  );
  const regions = all.filter(({ prints }) => prints !== 'nothing');
  let inText = false;
  let last = 0;
  return regions.every(({ start, end, prints }, index) => {
    inText = endsInText(text.slice(last, start), inText);
    last = end;
    if (prints === 'choice') return false;
    if (inText) return true;
    const before = text.slice(index > 0 ? regions[index - 1]?.end : 0, start).trimEnd();
    const after = text.slice(end, regions[index + 1]?.start).trimStart();
    return (
      (before === '' ? index === 0 : /[:[,]$/.test(before)) &&
      (after === '' ? index === regions.length - 1 : /^[,}\]]/.test(after))
    );
  });
}
