import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  /** The hash of what its author published; npm installs nothing else. */
  readonly integrity?: string;
}

/** Names by which npm runs a script of ours while it installs. */
const AT_INSTALLATION = [
  'preinstall',
  'install',
  'postinstall',
  'prepare',
  'prepublish',
  'preprepare',
  'postprepare',
  'dependencies',
];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What says that installed packages are not those of the lockfile: npm writes into `node_modules/.package-lock.json` what
 * it has installed, after it has held each against its hash.
 */
export function notAsLocked(root: string, packages: readonly string[]): readonly string[] {
  const locked = read(join(root, 'package-lock.json')) as Lock;
  const note = join(root, 'node_modules/.package-lock.json');
  const installed = (existsSync(note) ? read(note) : { packages: {} }) as Lock;
  return packages.flatMap((name) => {
    const path = `node_modules/${name}`;
    const { version, integrity } = locked.packages[path] ?? {};
    const there = read(join(root, path, 'package.json')) as LockedPackage;
    if (integrity === undefined) return [`${name} has no hash in package-lock.json`];
    if (installed.packages[path]?.integrity !== integrity || there.version !== version)
      return [`${name} is not installed as package-lock.json has it`];
    return [];
  });
}

/** Scripts of ours that run at installation, and could edit what has been installed. */
export function scriptsAtInstallation(root: string): readonly string[] {
  const { scripts = {} } = read(join(root, 'package.json')) as { readonly scripts?: Readonly<Record<string, string>> };
  return AT_INSTALLATION.filter((name) => name in scripts).map((name) => `package.json runs a script at installation: ${name}`);
}
