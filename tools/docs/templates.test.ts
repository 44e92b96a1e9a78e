import { describe, expect, it } from 'vitest';
import { blocksOf } from './documents';
import { textOf } from './source/files';

describe('what the documents say of templates', () => {
  it('has a word for each language of templates that the checker reads', () => {
    const [, table = ''] = /\| Language \| Endings \|\n\|---\|---\|\n([\s\S]+?)\n\n/.exec(textOf('docs/checker.md')) ?? [];
    const text = textOf('docs/templates.md');
    const languages = [...table.matchAll(/^\| ([^|(]+)/gm)].flatMap(([, named = '']) => named.trim().split(', '));
    expect(languages.length).toBeGreaterThan(12);
    expect(languages.filter((language) => language !== 'HTML' && !text.includes(language))).toEqual([]);
  });

  it('prints JSON that ends no script, and is read as it was', async () => {
    const [code = ''] = blocksOf('docs/templates.md', 'js');
    const { asJson } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      asJson: (data: unknown) => string;
    };
    const page = { products: [{ name: '</script><script>alert(1)<!-- \\ "İş"' }] };
    expect(asJson(page)).not.toContain('<');
    expect(JSON.parse(asJson(page))).toEqual(page);
  });
});
