import { describe, expect, it } from 'vitest';
import { parse } from 'parse5';
import { frameOf, textOf, unescaped, workshopInTest } from './workshopInTest';

const { ask, html, preview } = workshopInTest();

describe('edited data', () => {
  const NAME = '</script><!-- "Vida" & \\u0041 \'M8\'';
  const data = (name: string) => JSON.stringify({ product: { id: 7, name } }, null, 1);
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });

  async function show(path: string, fields: Record<string, string>): Promise<{ address: string; page: string }> {
    const answer = await post(path, fields);
    expect(answer.status).toBe(303);
    const address = answer.headers.get('location') ?? '';
    return { address, page: await html(address) };
  }

  it('come back as they were typed, and are what is previewed and copied', async () => {
    const typed = {
      data: data(NAME).replace(/\n/g, '\r\n'),
      page: '{}',
      'data-product-id': '"7"',
      'data-load': 'idle',
      'data-widget': 'cart',
    };
    const { page } = await show('/atolye/product-price?tema=bootstrap', typed);
    expect(textOf(page, 'name="data"')).toBe(data(NAME));
    const shown = await preview(page);
    const snippet = textOf(page, 'tag__code[^>]*><code');
    expect(shown.html).toContain(snippet);
    expect(shown.html).toContain('bootstrap.min.css');
    expect(snippet).toContain('<div data-widget="product-price" data-product-id="&quot;7&quot;" data-load="idle">');
    expect(snippet).not.toContain('<!--');
    const json = /data-load="idle">\s*<script type="application\/json">([\s\S]*?)<\/script>/.exec(snippet)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ product: { id: 7, name: NAME } });
    expect(() =>
      parse(shown.html, {
        onParseError: ({ code }) => {
          throw new Error(code);
        },
      }),
    ).not.toThrow();
  });

  it('stay while the look changes, and go for those of another state', async () => {
    const { page } = await show('/atolye/product-price', { data: data('Vida'), page: '' });
    const links = [...page.matchAll(/<a class="pick[^"]*" href="([^"]+)"/g)].map(([, href]) => unescaped(href ?? ''));
    const link = (part: string) => links.find((href) => href.includes(part)) ?? '';
    expect(textOf(await html(link('tema=depo')), 'name="data"')).toBe(data('Vida'));
    expect(textOf(await html(link('durum=empty')), 'name="data"')).toContain('Vida M8');
  });

  it('restyle the preview by rules or by values alone, whatever its state and its widget', async () => {
    const { page } = await show('/atolye/product-price?tema=tailwind', { data: '', page: '', css: '--vt-accent: #b3261e;' });
    const sheetOf = async (html: string) => (await ask(/href="([^"]+\.css)"[^<]*<script src/.exec(html)?.[1] ?? '/')).text();
    expect(textOf(page, 'name="css"')).toBe('--vt-accent: #b3261e;');
    const { html: shown } = await preview(page);
    expect(shown).toContain('data-css-layer');
    expect(await sheetOf(shown)).toBe(':root { --vt-accent: #b3261e; }');
    const links = [...page.matchAll(/href="(\/atolye\/[^"]+)"/g)].map(([, href]) => unescaped(href ?? ''));
    for (const part of ['durum=empty', 'product-quantity?']) {
      const other = await html(links.find((href) => href.includes(part)) ?? '');
      expect(await sheetOf((await preview(other)).html), part).toBe(':root { --vt-accent: #b3261e; }');
    }
    const { page: ruled } = await show('/atolye/product-price', { data: '', page: '', css: '.vt-price { color: red }' });
    expect(await sheetOf((await preview(ruled)).html)).toBe('.vt-price { color: red }');
  });

  it('that were not changed are no draft: the address stays one to share', async () => {
    const page = await html('/atolye/product-price?yon=rtl');
    const fields = { data: textOf(page, 'name="data"'), page: textOf(page, 'name="page"') };
    expect((await show('/atolye/product-price?yon=rtl', fields)).address).toBe('/atolye/product-price?yon=rtl');
  });

  it('that are no JSON are told of beside their field, and nothing is lost', async () => {
    const broken = '{\n  "locale": "tr"\n  "user": null\n}';
    const { page } = await show('/atolye/product-price', { data: data('Vida'), page: broken });
    expect(page).toContain('Satır 3, sütun 3: virgül bekleniyor.');
    expect(textOf(page, 'name="page"')).toBe(broken);
    expect(textOf(page, 'name="data"')).toBe(data('Vida'));
    expect(frameOf(page)).toBe('');
  });

  it('of another site are refused', async () => {
    expect((await post('/atolye/product-price', { data: '{}' }, { origin: 'https://evil.example' })).status).toBe(403);
  });
});
