import { describe, expect, it } from 'vitest';
import { registry } from '../../../registry';
import { firstChoices, NOTHING_KEPT, queryOf } from '../choices';
import { WIDGETS } from '../widgets/groups';
import { setupOf, STATES } from '../widgets/kind';
import { frameOf, textOf, unescaped, workshopInTest } from './workshopInTest';

const { ask, html, preview } = workshopInTest();
const CASES = WIDGETS.flatMap((widget) => STATES.map((state) => ({ widget, state, name: widget.name })));

describe('the workshop', () => {
  it('lists every widget, each once', async () => {
    expect(WIDGETS.map(({ name }) => name).sort()).toEqual(Object.keys(registry).sort());
    const page = await html('/atolye');
    for (const { name } of WIDGETS) expect(page).toContain(`href="/atolye/${name}"`);
  });

  it.each(CASES)('shows $name: $state, or says why there is none', async ({ widget, state }) => {
    const page = await html(`/atolye/${widget.name}${queryOf(widget, { ...firstChoices(widget), state }, NOTHING_KEPT)}`);
    const setup = setupOf(widget, state);
    if (typeof setup === 'string') {
      expect(unescaped(page)).toContain(setup);
      expect(frameOf(page)).toBe('');
      return;
    }
    const snippet = textOf(page, 'tag__code[^>]*><code');
    const shown = await preview(page);
    expect(shown.html).toContain(snippet);
    expect(snippet).toContain(`<div data-widget="${widget.name}"`);
    for (const [, json] of snippet.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
      expect(() => {
        JSON.parse(json ?? '');
      }).not.toThrow();
  });

  it('has addresses for language, theme, direction, width and who is signed in', async () => {
    const page = await html('/atolye/cart?dil=en&tema=depo&yon=rtl&genislik=360&kim=visitor');
    expect(page).toContain('stage--360');
    const shown = await preview(page);
    expect(shown.html).toContain('<html lang="en" dir="rtl">');
    expect(shown.html).toContain('+themes/depo.css"');
    expect(shown.html).toContain('"locale": "en"');
    expect(shown.html).toContain('"user": null');
    expect(await html('/atolye/cart?durum=hepsi&kim=root')).toBe(await html('/atolye/cart'));
    expect((await ask('/atolye/yok')).status).toBe(404);
  });

  it('lets its previews alone be framed', async () => {
    const shown = await preview(await html('/atolye/cart'));
    const policy = async (path: string) => (await ask(path)).headers.get('content-security-policy') ?? '';
    expect(await policy(shown.path)).toMatch(/script-src 'self';.*require-trusted-types-for 'script'; frame-ancestors 'self'$/);
    expect(await policy('/atolye/cart')).toContain("frame-ancestors 'none'");
    expect((await ask('/atolye/onizleme/00000000-eskidi')).status).toBe(410);
  });

  it.each(['/atolye', '/atolye/cart'])('links what keeps the way past the head of %s out of sight', async (path) => {
    const page = await html(path);
    expect(page).toContain('<a class="skip"');
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => html(href));
    expect((await Promise.all(sheets)).join('')).toContain('.skip:focus');
  });

  it('is linked to from the bar of every page of the shop', async () => {
    const [, bar = ''] = /<iframe [^>]*src="([^"]*)"/.exec(await html('/')) ?? [];
    expect(await html(bar)).toContain('href="/atolye"');
  });
});
