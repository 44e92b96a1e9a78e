/**
 * Names and texts of the settings that docs/editor.md describes, for Visual Studio Code. `dist`: the path of the built folder as seen
 * from the theme's.
 */
export function editorFiles(dist: string): ReadonlyArray<readonly [name: string, text: string]> {
  const base = dist.startsWith('.') ? dist : `./${dist}`;
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    ['.vscode/settings.json', json({ 'html.customData': [`${base}/vitrin.html-data.json`] })],
    // `files` may lie in node_modules, `include` may not.
    ['jsconfig.json', json({ include: ['**/*.js'], files: [`${base}/vitrin.d.ts`] })],
  ];
}
