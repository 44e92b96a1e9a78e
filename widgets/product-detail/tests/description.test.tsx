// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import DOMPurify from 'dompurify';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { product } from '@/testing/productList';

/** The description as it stands on the page, once it has been sanitised. */
async function descriptionOf(description: string): Promise<HTMLElement> {
  await renderPage(container('product-detail', { product: product(9, { description: `<p><b>Metin</b></p>${description}` }) }));
  const region = await screen.findByRole('region', { name: 'Ürün açıklaması' });
  // What is bold comes with the sanitised HTML; before that stands its bare text.
  await waitFor(() => {
    expect(within(region).getByText('Metin').localName).toBe('b');
  });
  return region;
}

describe('the description of a product', () => {
  it('keeps lists, tables and words, all with classes of ours', { tags: ['S1-2.32'] }, async () => {
    const region = await descriptionOf(
      '<h1 class="x">Ölçü</h1><ul><li>Çelik</li></ul><table><tbody><tr><th>Boy</th><td>30</td></tr></tbody></table>',
    );
    expect(within(region).getByRole('heading', { level: 3, name: 'Ölçü' })).toHaveAttribute('class', 'vt-prose__h3');
    expect(within(region).getByRole('listitem')).toHaveTextContent('Çelik');
    expect(within(region).getByRole('cell', { name: '30' })).toHaveAttribute('class', 'vt-prose__td');
  });

  it.each([
    ['a script', '<script>window.hit = 1</script>'],
    ['a handler', '<img src="/images/a.svg" onerror="window.hit = 1">'],
    ['a drawing', '<svg><script>window.hit = 1</script><a xlink:href="javascript:window.hit=1">x</a></svg>'],
    ['a formula', '<math><mtext><table><mglyph><style><!--</style><img src onerror=window.hit=1>'],
    ['a frame', '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>'],
    ['a form', '<form action="/account/login"><input name="_token" value="x"><button>Gönder</button></form>'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed" class="vt-dialog" id="vitrin-page">x</p>'],
    ['a template', '<template><img src=x onerror="window.hit=1"></template>'],
    ['a container of ours', '<div data-widget="cart-icon" data-load="eager">x</div>'],
    ['a base', '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ])('is cleared of %s', { tags: ['D-61'] }, async (_, html) => {
    const region = await descriptionOf(html);
    expect(window).not.toHaveProperty('hit');
    expect(
      region.querySelector(
        'script, svg, math, iframe, form, input, button, style, template, base, meta, [style], [data-widget], [onerror], [name]',
      ),
    ).toBeNull();
    expect([...region.querySelectorAll('div > *')].every((element) => /^vt-prose__\w+$/.test(element.className))).toBe(true);
    expect(region.querySelectorAll('[id]')).toHaveLength(1);
  });

  it('keeps what only looks like a handler or a style', async () => {
    const region = await descriptionOf(
      '<p title="a style=b">style="x" onclick="y" 3 < 4</p><p title=\'>\'onclick=1>son</p><p title="a>b" lang=tr>ara</p>',
    );
    expect(within(region).getByText('ara')).toHaveAttribute('title', 'a>b');
    expect(region).toHaveTextContent('style="x" onclick="y" 3 < 4');
    expect(region).toHaveTextContent('son');
  });

  it.each([
    ['https://ornek.com/katalog', 'https://ornek.com/katalog'],
    ['/katalog.pdf', '/katalog.pdf'],
    ['#olcu', '#olcu'],
    ['javascript:alert(1)', null],
    ['JaVa&#115;cript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>1</script>', null],
    ['vbscript:x', null],
    ['mailto:a@b.c', null],
  ])('links %j as %j', async (href, expected) => {
    const region = await descriptionOf(`<a href="${href}" target="_blank" ping="/x">Katalog</a>`);
    const link = within(region).getByText('Katalog');
    expect(link.getAttribute('href')).toBe(expected);
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('ping');
  });

  it('shows pictures of the web only', async () => {
    const region = await descriptionOf(
      '<img src="/images/a.svg" width="80"><img src="data:image/svg+xml,<svg>"><img src="blob:x"><img src="https://ornek.com/b.png" alt="Ölçü">',
    );
    const images = [...region.querySelectorAll('img')];
    expect(images.map((image) => [image.getAttribute('src'), image.alt, image.getAttribute('loading')])).toEqual([
      ['/images/a.svg', '', 'lazy'],
      ['https://ornek.com/b.png', 'Ölçü', 'lazy'],
    ]);
  });

  it.each(['<style>', ' on', '<a'])('is read in one go, however often it says %s', async (part) => {
    // By the square of the length this would outlast the test.
    await descriptionOf(part.repeat(200_000));
  });

  it('shows nothing of a style element, and all that stands behind it', async () => {
    const region = await descriptionOf('<STYLE media="all">p>b{color:red}</STYLE><p>Sonra</p>');
    expect(region).not.toHaveTextContent('color');
    expect(within(region).getByText('Sonra')).toBeVisible();
  });

  it('is bare text where it cannot be sanitised', async () => {
    const refused = vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML');
    });
    await renderPage(
      container('product-detail', { product: product(9, { description: '<p>Çelik <b>vida</b></p><script>1</script>' }) }),
    );
    await waitFor(() => {
      expect(refused).toHaveBeenCalled();
    });
    const region = screen.getByRole('region', { name: 'Ürün açıklaması' });
    expect(within(region).getByText('Çelik vida')).toBeVisible();
    expect(region).toHaveTextContent(/^Ürün açıklamasıÇelik vida$/);
  });

  it.each([
    ['', null],
    ['nothing', undefined],
    ['only markup', '<p> </p><script>1</script>'],
  ])('has no heading for %s', async (_, description) => {
    await renderPage(container('product-detail', { product: product(9, { description }) }));
    await window.vitrin?.ready;
    expect(screen.queryByRole('region', { name: 'Ürün açıklaması' })).toBeNull();
  });
});
