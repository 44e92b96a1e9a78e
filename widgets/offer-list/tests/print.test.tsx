import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { printedPages } from '@/testing/printed';
import { details, line, offer, pageOf, press, profits, showAnswer } from './offerPage';

const opened = printedPages();

const SENDER = {
  user_logo: '/images/bayi.svg',
  user_address: { name: 'Çağrı Yapı', address: 'Perpa B Blok', number: 412, town: 'Şişli', city: 'İstanbul' },
};
const texts = (selector: string) => [...opened.document.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function print(change: object = {}, page: object = SENDER) {
  const shown = await showAnswer({ ...pageOf(offer(7, change)), ...page });
  await shown.user.click(press('Yazdır', 'TKF-7'));
  return shown;
}

it(
  'prints sender, number, date, customer, lines and sums, with the profit in every price and nowhere else',
  { tags: ['S2-2.54', 'S2-2.55', 'S2-3.24', 'D-51', 'D-80'] },
  async () => {
    await print({ offerItems: [line(101, 1.5, 100, { profit: 12.5 }), line(102, 1, '1.005', { profit: 0, taxRate: 10 })] });
    const page = opened.document;
    expect([page.title, page.documentElement.lang]).toEqual(['Teklif TKF-7', 'tr']);
    expect(texts('header p')).toEqual(['Çağrı Yapı', 'Perpa B Blok No: 412', 'Şişli / İstanbul', 'Tarih: 21.11.2026 14:05']);
    expect(page.images[0]?.src).toBe(new URL('/images/bayi.svg', location.origin).href);
    expect(texts('h1')).toEqual(['Teklif TKF-7']);
    expect(texts('main > p')).toEqual(['Ayşe Işık', 'Işık İnşaat', 'ayse@isik.example · 0532 111 22 33']);
    expect(texts('th')).toEqual(['Ürün', 'Miktar', 'KDV', 'Birim fiyat', 'Tutar']);
    expect([...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Vida 101', '1,5', '%20', '₺112,50', '₺168,75'],
      ['Vida 102', '1', '%10', '₺1,01', '₺1,01'],
    ]);
    expect(texts('dl > *')).toEqual(['Ara toplam', '₺169,76', 'KDV', '₺33,85', 'Toplam', '₺203,61']);
    expect(page.body.textContent).not.toMatch(/12,5\b|[Kk][aâ]r |₺100,00/);
    expect(page.querySelector('style, [style], script')).toBeNull();
  },
);

it('prints the exact price beneath one that does not make the amount', { tags: ['D-72'] }, async () => {
  await print({ offerItems: [line(101, 3, 3.7733, { taxRate: 20.5 })] });
  expect(texts('tbody td')).toEqual(['Vida 101', '3', '%20,5', '₺3,77₺3,7733', '₺11,32']);
  expect(texts('tbody small')).toEqual(['₺3,7733']);
});

it('prints that an offer is cancelled', { tags: ['S2-4.25'] }, async () => {
  await print({ isCancel: '1' });
  expect(texts('main > p')[0]).toBe('İptal edildi');
});

it('prints a dash for a tax rate that nobody knows, and that the sums lack it', { tags: ['D-81'] }, async () => {
  await print({ offerItems: [line(101, 1, 100, { taxRate: null })] });
  expect(texts('tbody td')).toEqual(['Vida 101', '1', '–', '₺100,00', '₺100,00']);
  expect(texts('main > p').at(-1)).toBe('KDV oranı bilinmeyen ürünlere KDV eklenmedi');
});

it('prints what stands on the screen, saved or not', { tags: ['S2-2.55'] }, async () => {
  const { user } = await showAnswer({ ...pageOf(offer(7)), ...SENDER });
  await user.click(details('TKF-7'));
  await user.type(profits()[0] ?? document.body, '10');
  await user.click(press('Yazdır', 'TKF-7'));
  expect(texts('tbody td').slice(-2)).toEqual(['₺110,00', '₺1.100,00']);
});

it('leaves text text, and out what the shop does not say', { tags: ['S2-2.55', 'D-51'] }, async () => {
  await print(
    { customerName: '<img src=x onerror=alert(1)>', customerEmail: '', customerPhone: '', date: '', customerCompanyName: null },
    { user_address: null },
  );
  expect(opened.document.images).toHaveLength(0);
  expect(texts('main > p')).toEqual(['<img src=x onerror=alert(1)>']);
  expect(texts('header p')).toEqual([]);
});

it.each([
  ['bayi 1.png', '/images/bayi%201.png'],
  ['https://cdn.example/l.png', 'https://cdn.example/l.png'],
  ['javascript:alert(1)', '/images/javascript%3Aalert(1)'],
  ['//x.example/l.png', '/images///x.example/l.png'],
])('takes the logo %j from %j', { tags: ['S2-3.24'] }, async (logo, address) => {
  await print({}, { ...SENDER, user_logo: logo });
  expect(opened.document.querySelector('img')?.src).toBe(new URL(address, location.origin).href);
});

it('prints a cancelled offer, and one without sums', async () => {
  await print({ isCancel: '1', offerItems: [line(1, 1, { value: 5, currency: 'GBP' }), line(2, 1, 10)] });
  expect(texts('tbody td').slice(-1)).toEqual(['₺10,00']);
  expect(texts('dl')).toEqual([]);
});

it('says so where neither a window nor a frame can be had', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null);
  await print();
  expect(await screen.findByText(/^Yazdırma penceresi açılamadı\./)).toBeVisible();
});
