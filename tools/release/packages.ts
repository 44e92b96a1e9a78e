import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which something is in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its author names it, an SPDX expression. */
  readonly license: string;
  /** The whole text of its licence; '' where it brings none. */
  readonly licenseText: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The folder of the package that a module belongs to: `…/node_modules/axios`; null for our own. */
function folderOf(moduleId: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1] ?? null;
}

function licenseTextIn(folder: string): string {
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** The packages of these modules, each once, by name. */
export function listBundledPackages(moduleIds: Iterable<string>): readonly BundledPackage[] {
  const folders = new Set([...moduleIds].flatMap((id) => folderOf(id) ?? []));
  return [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license = 'UNKNOWN' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return { name, version, license, licenseText: licenseTextIn(folder) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
