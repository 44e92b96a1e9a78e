import { describe, expect, it } from 'vitest';
import { fillCart } from '../../mocks/shop/fillCart';
import { scriptJson } from '../frame/pageFrame';
import { demoInTest } from './demoInTest';

const { demo, ask, html, post, productPath } = demoInTest();

const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'self'; form-action 'self'; require-trusted-types-for 'script'; frame-ancestors 'none'";

describe('pages', () => {
  it.each([
    ['/', 200, 'Öne çıkan ürünler'],
    ['/hirdavat', 200, 'Hırdavat'],
    ['/elektrik/kablo', 200, 'Kablo'],
    ['/search?q=pense', 200, '“pense” için arama sonuçları'],
    ['/search?brand=KRH', 200, 'Karahisar ürünleri'],
    ['/sepet', 200, 'Sepetinizde henüz ürün yok'],
    ['/account/login', 200, 'Hesap bilgileri'],
    ['/yonetim/sepetler', 200, 'Bu sayfa yöneticiler içindir.'],
    ['/olmayan', 404, 'Aradığınız sayfa bulunamadı'],
    ['/olmayan-urun-p-999999', 404, 'Aradığınız sayfa bulunamadı'],
    ['/%E0%A4%A-p-%E0%A4%A', 404, 'Aradığınız sayfa bulunamadı'],
  ])('%s answers %i', async (path, status, text) => {
    const response = await ask('pages', path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toBe(CSP);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain(text);
  });

  it('has the images of a long cart wait until they are near, those of the first screen not', async () => {
    fillCart(demo.shopOf('long-cart'), 300);
    const images = (await html('long-cart', '/sepet')).match(/<img class="lines__image"[^>]*>/g) ?? [];
    const waiting = images.map((image) => image.includes('loading="lazy"'));
    expect([waiting.indexOf(true), waiting.filter((waits) => !waits).length, waiting.length]).toEqual([8, 8, 300]);
  });

  it('says of the page of all widgets which ones the shop answers for administrators alone', async () => {
    const told = async (as: 'customer' | 'administrator') => {
      demo.shopOf('all').setScenario({ as });
      return (await html('all', '/hepsi')).split('yalnızca yöneticilere verir').length - 1;
    };
    expect([await told('customer'), await told('administrator')]).toEqual([2, 0]);
  });

  it('sends a visitor who would pay a debt to the login', async () => {
    expect((await ask('debtor', '/odeme/cari')).status).toBe(200);
    demo.shopOf('nobody').setScenario({ as: 'visitor' });
    const response = await ask('nobody', '/odeme/cari');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account/login']);
  });

  it('shows a product by its id and by its special code', async () => {
    const product = demo.shopOf('product').catalogue.all.find(({ ozelkod2 }) => ozelkod2 !== '');
    const byId = await html('product', `/${product?.seo}-p-${product?.id}`);
    const byCode = await html('product', `/${product?.seo}-p-${product?.ozelkod2}`);
    for (const page of [byId, byCode]) expect(detailOf(page)).toMatchObject({ product: { id: product?.id } });
  });

  it('escapes what the catalogue and the address contain', async () => {
    const product = await html(
      'escape',
      productPath('escape', ({ name }) => name.includes('<')),
    );
    expect(product).toContain('&lt;Takım&gt;');
    expect(product).not.toContain('<Takım>');
    const search = await html('escape', '/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(search).not.toContain('<script>alert');
  });

  it('prints JSON that nothing in it can end', async () => {
    expect(scriptJson({ name: '</script><!--' })).not.toContain('<');
    const page = await html(
      'json',
      productPath('json', ({ name }) => name.includes('<')),
    );
    const { name } = demo.shopOf('json').catalogue.all.find((product) => product.name.includes('<')) ?? {};
    expect(detailOf(page)).toMatchObject({ product: { name } });
    expect(JSON.parse(/<script type="application\/json" id="vitrin-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '')).toMatchObject({
      locale: 'tr',
    });
  });

  it('asks for consent to cookies without a script, until it is given', async () => {
    expect(await html('consent', '/hirdavat')).toContain('action="/cerez"');
    await post('consent', '/cerez', { back: '/hirdavat' });
    expect(await html('consent', '/hirdavat')).not.toContain('action="/cerez"');
  });

  it('keeps prices and stock from a visitor', async () => {
    await post('visitor', '/account/login', { as: 'visitor' });
    const page = await html('visitor', productPath('visitor'));
    expect(page).toContain('"salePrice":null');
    expect(page).toContain('"quantity":null');
    expect(page).not.toContain('+ KDV');
    expect(await html('visitor', '/sepet')).toContain('giriş yapın');
  });
});

/** What a product page gives its detail widget. */
function detailOf(page: string): unknown {
  return JSON.parse(
    /data-widget="product-detail">\s*<script type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null',
  );
}

it.each([
  ['/sepet', 'My cart'],
  ['/siparis/liste', 'My orders'],
  ['/teklif/liste', 'My offers'],
  ['/odeme', 'Checkout'],
  ['/hizli-siparis', 'Quick order'],
  ['/servis', 'Service and warranty'],
  ['/search', 'All products'],
  ['/search?q=pense', 'Search results for “pense”'],
  ['/search?brand=KRH', 'Products by Karahisar'],
])('the heading and the title of %s are in the language of the page', async (path, heading) => {
  demo.shopOf('english').setScenario({ settings: { locale: 'en' } });
  const page = await html('english', path);
  expect(page).toContain(`<h1 class="page-title">${heading}</h1>`);
  expect(page).toContain(`<title>${heading} |`);
  expect(page).toContain(`aria-current="page">${heading}<`);
});
