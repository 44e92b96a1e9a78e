import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a module is a file of a package: below a folder node_modules, whatever marks a bundler puts before or after its path. */
export function isLibraryFile(id: string): boolean {
  return id.replaceAll('\\', '/').includes('/node_modules/');
}

/** Name of the installed package whose file an import asks for: "axios/unsafe/utils.js" → "axios"; null for anything else. */
export function packageNamed(source: string, root: string): string | null {
  const name = /^(?:@[^/]+\/)?[\w-][^/]*/.exec(source)?.[0];
  return name !== undefined && existsSync(join(root, 'node_modules', name, 'package.json')) ? name : null;
}

/** Name of the package that a file belongs to: the innermost folder node_modules tells. */
export function packageOf(file: string): string | null {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? null;
}
