import type { Plugin } from 'vite';
import { billOfMaterials, licenseNotice } from './documents.ts';
import { listBundledPackages } from './packages.ts';

/** Writes beside the bundle what it is made of: `sbom.cdx.json` and `LICENSES.txt`. */
export function releaseDocuments(version: string): Plugin {
  return {
    name: 'vitrin:release-documents',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const packages = listBundledPackages(modules);
      this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: billOfMaterials(version, packages) });
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: licenseNotice(packages) });
    },
  };
}
