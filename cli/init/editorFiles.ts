/**
 * Names and texts of the settings that docs/editor.md describes, for Visual Studio Code. `dist`: the path of the built folder as seen
 * from the theme's.
 */
export function editorFiles(dist: string): ReadonlyArray<readonly [name: string, text: string]> {
  const base = dist.startsWith('.') ? dist : `./${dist}`;
  // Its built code, and that of its documents, is nothing that an editor has to read through, or names of it to offer.
  const release = base.replace(/^(.+\/.+)\/dist$/, '$1');
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    ['.vscode/settings.json', json({ 'html.customData': [`${base}/vitrin.html-data.json`] })],
    // `files` may lie in node_modules, `include` may not.
    ['jsconfig.json', json({ include: ['**/*.js'], exclude: ['**/node_modules', release], files: [`${base}/vitrin.d.ts`] })],
  ];
}
