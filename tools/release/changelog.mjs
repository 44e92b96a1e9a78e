/**
 * What the changelog says of a version: the text below its heading, up to the next one.
 * @throws Error where it has no heading for that version.
 */
export function changesOf(version, changelog) {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version}"`);
  return section.slice(section.indexOf('\n')).trim();
}
