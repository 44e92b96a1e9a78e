const TOKENS = /\*\*\/?|\*|\?|\{[^{}/]*\}|[\s\S]/g;

/** Whether a path holds anything that a glob would fill in. */
export function isGlob(path: string): boolean {
  return /[*?]|\{[^{}]*,[^{}]*\}/.test(path);
}

/** A glob with `**`, `*`, `?` and `{a,b}`, over paths with `/`. */
export function globPattern(glob: string): RegExp {
  return new RegExp(`^${patternOf(glob)}$`);
}

function patternOf(glob: string): string {
  return (glob.match(TOKENS) ?? [])
    .map((token) => {
      if (token.startsWith('**')) return token === '**/' ? '(?:.*/)?' : '.*';
      if (token === '*') return '[^/]*';
      if (token === '?') return '[^/]';
      if (token.startsWith('{') && token.length > 1) return `(?:${token.slice(1, -1).split(',').map(patternOf).join('|')})`;
      return token.replace(/[.+^$()|[\]{}\\]/, '\\$&');
    })
    .join('');
}

/** The folder before the first part of a glob that is to be filled in. */
export function globFolder(glob: string): string {
  const parts = glob.split('/');
  const fixed = parts.slice(0, parts.findIndex(isGlob));
  return fixed.length === 0 ? '.' : fixed.join('/') || '/';
}
