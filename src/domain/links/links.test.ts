import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageAddress, isPagePath } from './address';
import { FALLBACK_IMAGE, imageHref } from './image';
import { productIdIn } from '../../../widgets/add-to-cart-button/rules';
import { miniCartHref, productHref } from './product';
import { brandHref, modelHref } from './search';
import { isWhatsappOffered, whatsappDigits, whatsappHref, whatsappShareHref } from './whatsapp';
import { isWebAddress } from './webAddress';

describe('product links', () => {
  it('split at the last "-p-"', { tags: ['D-3'] }, () => {
    expect(productIdIn('/kablo-p-tipi-p-1234')).toBe('1234');
    expect(productIdIn('/kablo-tipi-p-p-1234')).toBe('1234');
    expect(productIdIn('/en/kablo-p-A%2F7')).toBe('A/7');
  });

  it.each(['/', '/kablo', '/kablo-p-', '/kablo-p-1/yorumlar', '/kablo-p-1%'])('find no product in %j', (path) => {
    expect(productIdIn(path)).toBeNull();
  });

  it('come back as the same product, whatever its slug holds', { tags: ['S1-2.03', 'S2-2.04'] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1 }), (seo, id) => {
        const href = productHref({ seo, id });
        expect(productIdIn(href)).toBe(String(id));
        expect(decodeURIComponent(href)).toBe(`/${seo}-p-${id}`);
      }),
    );
  });

  it('carry the special code ozelkod2 in the mini cart, where there is one', { tags: ['S1-2.04', 'D-35'] }, () => {
    const product = { seo: 'kablo', id: 7, specialCodes: {} };
    expect(miniCartHref(product)).toBe('/kablo-p-7');
    expect(miniCartHref({ ...product, specialCodes: { ozelkod2: ' ' } })).toBe('/kablo-p-7');
    expect(miniCartHref({ ...product, specialCodes: { ozelkod2: 'A/7' } })).toBe('/kablo-p-A%2F7');
  });
});

describe('search links', () => {
  it('keep the colon and encode the values', { tags: ['S1-2.11', 'D-3'] }, () => {
    expect(brandHref('/search', 'B1')).toBe('/search?brand=B1');
    expect(modelHref('/search', 'B1', 12)).toBe('/search?brand=B1&filters=model:12');
    expect(modelHref('/search', null, 12)).toBe('/search?filters=model:12');
    expect(modelHref('/search', '', 12)).toBe('/search?filters=model:12');
    expect(brandHref('/search', '')).toBeUndefined();
    expect(brandHref('/search', '   ')).toBeUndefined();
    expect(modelHref('/search', '   ', 12)).toBe('/search?filters=model:12');
    expect(brandHref('/search?lang=tr', 'A&B')).toBe('/search?lang=tr&brand=A%26B');
  });
});

describe('image addresses', () => {
  it('encode the file and fall back without one', { tags: ['S1-2.12', 'D-35'] }, () => {
    expect(imageHref('vida m8#1.jpg')).toBe('/images/vida%20m8%231.jpg');
    expect(imageHref('2024/vida.jpg')).toBe('/images/2024/vida.jpg');
    expect(imageHref(null)).toBe(FALLBACK_IMAGE);
    expect(imageHref(' ')).toBe('/images/404.png');
    expect(imageHref('/')).toBe('/images/404.png');
  });

  it.each(['../../account/logout', '2024/../../account/logout', '..'])(
    'take no file from elsewhere: %s',
    { tags: ['D-35'] },
    (file) => {
      expect(imageHref(file)).toBe(FALLBACK_IMAGE);
    },
  );
});

describe('half a character', () => {
  it('costs no more than its own link or image', () => {
    const half = 'a\ud83d';
    expect(productHref({ seo: half, id: 7 })).toBe('/a%EF%BF%BD-p-7');
    expect(brandHref('/search', half)).toBe('/search?brand=a%EF%BF%BD');
    expect(modelHref('/search', half, half)).toBe('/search?brand=a%EF%BF%BD&filters=model:a%EF%BF%BD');
    expect(imageHref(`${half}.jpg`)).toBe('/images/a%EF%BF%BD.jpg');
    expect(whatsappShareHref(half)).toBe('https://wa.me/?text=a%EF%BF%BD');
    expect(brandHref('/search', '\ud83d\ude00')).toBe('/search?brand=%F0%9F%98%80');
  });
});

describe('addresses of pages', () => {
  it.each(['/sepet', '/search?a=1#b', '/', '/ürünler/vida'])('of the shop: %s', (text) => {
    expect(isPagePath(text)).toBe(true);
    expect(isPageAddress(text)).toBe(true);
  });

  it('elsewhere on the web', { tags: ['D-61'] }, () => {
    for (const text of ['https://ornek.com/a', 'http://ornek.com/a']) {
      expect(isPageAddress(text)).toBe(true);
      expect(isPagePath(text)).toBe(false);
    }
  });

  it.each([
    '//abroad.example/a',
    '/\\abroad.example/a',
    '/\t/abroad.example/a',
    '/\n/abroad.example/a',
    '/\r\\abroad.example/a',
    '/a\u0000',
    'sepet',
    '',
    'javascript:alert(1)',
    'javascript://%0aalert(1)',
    'https:///abroad.example',
    'https:/abroad.example',
    'ht\ntps://abroad.example',
  ])('are not: %j', { tags: ['D-61'] }, (text) => {
    expect(isPagePath(text)).toBe(false);
    expect(isPageAddress(text)).toBe(false);
  });
});

describe('addresses in a text of the shop', () => {
  it.each([
    'https://ornek.com/a',
    'http://ornek.com',
    '/katalog.pdf',
    'katalog.pdf',
    '?sayfa=2',
    '#olculer',
    '//cdn.ornek.com/a.png',
  ])('lead to the web: %s', (text) => {
    expect(isWebAddress(text, 'https://shop.test/vida-p-1')).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    'file:///etc',
    'xhttps://ornek.com',
    'https://',
  ])('do not: %j', { tags: ['D-61'] }, (text) => {
    expect(isWebAddress(text, 'https://shop.test/vida-p-1')).toBe(false);
  });
});

describe('WhatsApp links', () => {
  it.each([
    ['+90 (532) 123-45-67', '905321234567'],
    ['0090 532 123 45 67', '905321234567'],
    ['+90 (0) 532 123 45 67', '905321234567'],
    ['212 123 45 67', '902121234567'],
    ['0532 100 20 00', '905321002000'],
    ['05321002000', '905321002000'],
    ['+49 151 23456789', '4915123456789'],
    ['+1 212 555 0123', '12125550123'],
    ['+31 20 123 4567', '31201234567'],
    ['+47 21 23 45 67', '4721234567'],
    ['12345', '12345'],
  ])('read %s as %s', (number, expected) => {
    expect(whatsappDigits(number)).toBe(expected);
  });

  it('need the switch on and more than 4 characters as written', { tags: ['S1-3.13', 'D-47'] }, () => {
    expect(isWhatsappOffered({ store: { whatsappControl: true, whatsappNumber: '12345' } })).toBe(true);
    expect(isWhatsappOffered({ store: { whatsappControl: true, whatsappNumber: '1234' } })).toBe(false);
    expect(isWhatsappOffered({ store: { whatsappControl: false, whatsappNumber: '0532 123 45 67' } })).toBe(false);
  });

  it('carry the text encoded', () => {
    const href = whatsappHref({ whatsappNumber: '0532 123 45 67' }, 'Vida M8 & somun: stokta mı?');
    expect(href).toBe('https://wa.me/905321234567?text=Vida%20M8%20%26%20somun%3A%20stokta%20m%C4%B1%3F');
  });
});
