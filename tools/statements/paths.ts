/** Paths in few words: the files of one folder stand in one, `src/data/{cart,orders}.ts`; what lies in a folder that is named is left out. */
export function shortened(paths: readonly string[]): readonly string[] {
  const all = [...new Set(paths)].sort();
  const kept = all.filter((path) => !all.some((other) => other !== path && other.endsWith('/') && path.startsWith(other)));
  const folders = [...new Set(kept.map((path) => path.slice(0, path.lastIndexOf('/') + 1)))];
  return folders.map(
    (folder) =>
      folder +
      joined(
        kept
          .filter((path) => path.startsWith(folder) && !path.includes('/', folder.length))
          .map((path) => path.slice(folder.length)),
      ),
  );
}

/** File names as one: the ending stands once where all have the same. */
function joined(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length < 2) return first;
  const ending = first.slice(first.indexOf('.'));
  const isSame = names.every((name) => name.slice(name.indexOf('.')) === ending);
  return isSame ? `{${names.map((name) => name.slice(0, -ending.length)).join(',')}}${ending}` : `{${names.join(',')}}`;
}
