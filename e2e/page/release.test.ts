import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const MAPS = `${DIST}-maps`;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(`${folder}/${name}`).isFile());
const text = (name: string) => readFileSync(`${DIST}/${name}`, 'utf8');
const json = (name: string): unknown => JSON.parse(text(name));

describe('the folder that is released', () => {
  it('names its version and the hash of every other file', () => {
    const { version, files } = json('integrity.json') as { version: string; files: Readonly<Record<string, string>> };
    expect(version).toBe(manifest.version);
    const hashes = filesIn(DIST)
      .filter((name) => name !== 'integrity.json')
      .map((name) => [
        name,
        `sha384-${createHash('sha384')
          .update(readFileSync(`${DIST}/${name}`))
          .digest('base64')}`,
      ]);
    expect(files).toEqual(Object.fromEntries(hashes));
  });

  it('holds no source map and leads to none; they lie beside it', () => {
    expect(filesIn(DIST).filter((name) => name.endsWith('.map'))).toEqual([]);
    const maps = filesIn(MAPS).filter((name) => name.endsWith('.map'));
    for (const name of filesIn(DIST).filter((file) => file.endsWith('.js'))) expect(text(name)).not.toContain('sourceMappingURL');
    for (const name of maps) expect(existsSync(`${DIST}/${name.replace(/\.map$/, '')}`), name).toBe(true);
    const sources = maps.flatMap(
      (name) => (JSON.parse(readFileSync(`${MAPS}/${name}`, 'utf8')) as { sources: string[] }).sources,
    );
    for (const ours of ['src/runtime/start.ts', 'src/shell/mount.tsx', 'widgets/order-list/OrderList.tsx']) {
      expect(
        sources.some((source) => source.endsWith(ours)),
        ours,
      ).toBe(true);
    }
  });

  it('asks Chromium to compile beside the page what every page runs, and its maps know of that line', () => {
    for (const name of ['react', 'libraries', 'shell']) {
      const chunk = filesIn(DIST).find((file) => file.startsWith(`chunks/${name}-`)) ?? '';
      const [hint, ...lines] = text(chunk).split('\n');
      expect(hint).toBe('//# allFunctionsCalledOnLoad');
      const map = new SourceMap(JSON.parse(readFileSync(`${MAPS}/${chunk}.map`, 'utf8')) as SourceMapPayload);
      const row = lines.findIndex((line) => line.includes('export{')) + 1;
      expect(map.findEntry(0, hint?.length ?? 0)).toEqual({});
      expect(map.findEntry(row, lines[row - 1]?.lastIndexOf('export{') ?? 0)).toMatchObject({ generatedLine: row });
    }
  });

  it('names every package that it contains, and hands on its licence', () => {
    const { components } = json('sbom.cdx.json') as {
      components: ReadonlyArray<{ name: string; version: string; licenses: ReadonlyArray<{ expression: string }> }>;
    };
    const versions = Object.fromEntries(components.map(({ name, version }) => [name, version]));
    // An alias stands under the name of what it leads to.
    const { 'react-input-mask': alias, ...dependencies } = manifest.dependencies;
    expect(versions).toMatchObject({ ...dependencies, '@mona-health/react-input-mask': alias.split('@').at(-1) });
    const notice = text('LICENSES.txt');
    for (const { name, version, licenses } of components) {
      expect(notice).toContain(`${name} ${version} (${licenses[0]?.expression ?? '-'})`);
      expect(licenses[0]?.expression).not.toBe('UNKNOWN');
    }
  });
});
