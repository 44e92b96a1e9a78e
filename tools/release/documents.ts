import type { BundledPackage } from './packages.ts';

/** The bill of materials in CycloneDX's JSON. It holds no date and no random number: the same bundle has the same bill. */
export function billOfMaterials(version: string, packages: readonly BundledPackage[]): string {
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'library', name: 'vitrin', version, 'bom-ref': `vitrin@${version}` } },
      components: packages.map(({ name, version: own, license }) => ({
        type: 'library',
        name,
        version: own,
        'bom-ref': `${name}@${own}`,
        purl: `pkg:npm/${name.replace('@', '%40')}@${own}`,
        licenses: [{ expression: license }],
        scope: 'required',
      })),
    },
    null,
    2,
  )}\n`;
}

/** The licences of what is bundled, as they ask to be handed on. */
export function licenseNotice(packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ name, version, license, licenseText }) => `${name} ${version} (${license})\n\n${licenseText}`);
  return `${['Vitrin contains code of these packages.', ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
