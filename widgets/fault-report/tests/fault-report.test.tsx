import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInCatalogue } from '@mocks/shop/catalogue';
import { standInFaultReport } from '@mocks/shop/faultReport';
import type { Shop } from '@mocks/shop/shop';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests, holdRequests, READ_FAULTS, stayingHere } from '@/testing/requests';

const categories = standInFaultReport(standInCatalogue()).base.map(({ id, name }) => ({ id, name }));
const REPORT = container('fault-report', { categories });

const dialog = () => screen.findByRole('dialog', { name: 'Arızalı ürünü seçin' });
const inDialog = async () => within(await dialog());
const choices = async () => (await inDialog()).getAllByRole<HTMLSelectElement>('combobox');
const asked = (shop: Shop) => shop.requests.map(({ path }) => decodeURIComponent(path.replace('/api/catalog/faultreport/', '')));
/** Waits until nothing is on its way. */
const settled = async () => {
  await waitFor(async () => {
    expect((await dialog()).querySelector('[aria-busy=true]')).toBeNull();
  });
};
const product = async (name: RegExp | string) => (await inDialog()).findByRole('button', { name });

const left = stayingHere();
const log = vi.fn();
const uncaught = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log.mockClear());
  uncaught.mockClear();
  window.addEventListener('unhandledrejection', uncaught);
  return () => {
    window.removeEventListener('unhandledrejection', uncaught);
  };
});

async function show(options: PageOptions = {}) {
  const page = await renderPage(REPORT, { ...options, url: '/servis' });
  window.vitrin?.open('fault-report');
  await dialog();
  return page;
}

describe('on the page', () => {
  it(
    'offers the base categories, each of which opens the chooser at itself',
    { tags: ['S2-4.48', 'S2-7.33', 'S2-7.34'] },
    async () => {
      const { user, shop } = await renderPage(REPORT);
      await user.click(await screen.findByRole('button', { name: 'Elektrik' }));
      const [base, level] = await waitFor(async () => {
        const all = await choices();
        expect(all).toHaveLength(2);
        return all;
      });
      expect(base).toHaveDisplayValue('Elektrik');
      expect(base).toHaveFocus();
      expect(level).toHaveAccessibleName('Elektrik: alt kategori');
      expect(asked(shop).sort()).toEqual(['basecategories/K/2', 'product/K/2']);
      expect(shop.requests.map(({ path }) => path)).toContain('/api/catalog/faultreport/product/K%2F2');
    },
  );

  it('says so where there are none', async () => {
    await renderPage(container('fault-report', { categories: [] }, 'data-load="eager"'));
    expect(await screen.findByText('Seçilebilecek kategori yok.')).toBeVisible();
  });

  it.each([{}, { categories: 7 }, { categories: [{ id: 1 }] }, { categories: [{ name: 'A' }] }])(
    'refuses %j',
    { tags: ['S2-3.55'] },
    async (data) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await renderPage(container('fault-report', data, 'data-load="eager"').replace('</div>', 'Bizi arayın</div>'));
      await waitFor(() => {
        expect(document.querySelector('[data-vitrin-state=error]')).toHaveTextContent('Bizi arayın');
      });
      expect(warn.mock.calls[0]?.[0]).toMatch(/categories.*allowed: /);
    },
  );

  it('speaks English', async () => {
    await renderPage(REPORT, { page: { locale: 'en' } });
    window.vitrin?.open('fault-report');
    expect(await screen.findByRole('dialog', { name: 'Choose the faulty product' })).toBeVisible();
  });
});

describe('the levels', () => {
  it(
    'open one after the other, and a choice further up takes those below it away',
    { tags: ['S2-2.77', 'S2-3.56', 'S2-4.49'] },
    async () => {
      const { user, shop } = await show();
      const choose = async (level: number, name: string) => {
        const select = (await choices())[level];
        if (select) await user.selectOptions(select, name);
        await settled();
        return (await choices()).map((each) => each.selectedOptions[0]?.textContent);
      };
      expect((await choices()).map((each) => each.selectedOptions[0]?.textContent)).toEqual(['Seçin']);
      expect(await choose(0, 'Hırdavat')).toEqual(['Hırdavat', 'Seçin']);
      expect(await choose(1, 'Vida')).toEqual(['Hırdavat', 'Vida', 'Seçin']);
      expect(await choose(2, 'Karahisar')).toEqual(['Hırdavat', 'Vida', 'Karahisar']);
      expect((await inDialog()).getByText('18 ürün bulundu')).toBeVisible();
      expect(await choose(1, 'Dübel')).toEqual(['Hırdavat', 'Dübel', 'Seçin']);
      expect(await choose(0, 'Elektrik')).toEqual(['Elektrik', 'Seçin']);
      expect((await inDialog()).getByText('142 ürün bulundu')).toBeVisible();
      expect(asked(shop).filter((path) => path.startsWith('product'))).toEqual([
        'product/K/1',
        'product/K/1/2',
        'product/K/1/2/KRH',
        'product/K/1/3',
        'product/K/2',
      ]);
    },
  );

  it('drop the answers for a level that was left', { tags: ['S2-4.50', 'D-58'] }, async () => {
    const { user, shop } = await show({ scenario: { speed: 'slow' } });
    const [base] = await choices();
    if (!base) throw new Error('no choice');
    await user.selectOptions(base, 'Hırdavat');
    await waitFor(() => {
      expect(shop.requests).toHaveLength(2);
    });
    await user.selectOptions(base, 'İş Güvenliği');
    expect(await (await inDialog()).findByText('72 ürün bulundu')).toBeVisible();
    expect((await choices()).map((each) => each.getAttribute('aria-label') ?? each.labels[0]?.textContent)).toHaveLength(2);
    expect((await choices())[1]).toHaveAccessibleName('İş Güvenliği: alt kategori');
    expect(screen.queryByText('212 ürün bulundu')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('are forgotten when the chooser closes', { tags: ['S2-4.55'] }, async () => {
    const { user } = await show();
    const [base] = await choices();
    if (base) await user.selectOptions(base, 'Elektrik');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    window.vitrin?.open('fault-report');
    expect((await choices()).map((each) => each.selectedOptions[0]?.textContent)).toEqual(['Seçin']);
  });
});

describe('a long list', () => {
  it('can be searched by name and code; a short one has no field for it', { tags: ['S2-4.56'] }, async () => {
    const { user } = await show();
    const [base] = await choices();
    if (base) await user.selectOptions(base, 'Hırdavat');
    await settled();
    const field = (await inDialog()).getByRole('searchbox', { name: 'Listede ara (ad veya kod)' });
    await user.type(field, 'KRH{Enter}');
    const rows = (await inDialog()).getAllByRole('listitem');
    expect((await inDialog()).getByText(`${rows.length} ürün bulundu`)).toHaveAttribute('role', 'status');
    expect(rows.length).toBeLessThan(212);
    for (const row of rows) expect(row).toHaveTextContent(/KRH/);
    await user.type(field, 'yok böyle');
    expect((await inDialog()).getByText('0 ürün bulundu')).toBeVisible();

    const [, level] = await choices();
    if (level) await user.selectOptions(level, 'Cıvata');
    await settled();
    const [, , deepest] = await choices();
    if (deepest) await user.selectOptions(deepest, 'Karahisar');
    await settled();
    expect((await inDialog()).queryByRole('searchbox')).toBeNull();
  });

  it('shows nothing else than what is searched, where a product comes twice', { tags: ['S2-4.56'] }, async () => {
    const { user } = await show();
    const names = ['Ütü', ...Array.from({ length: 20 }, (_, place) => `Matkap ${place}`), 'Ütü'];
    answerRequests(200, JSON.stringify(names.map((name) => ({ id: name, name, code: 'K' }))));
    const [base] = await choices();
    if (base) await user.selectOptions(base, 'Hırdavat');
    await settled();
    await user.type((await inDialog()).getByRole('searchbox'), 'Matkap 7');
    expect((await inDialog()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Matkap 7 K']);
  });
});

describe.each(['fault.categories', 'fault.products'] as const)('%s', (call) => {
  it.each(READ_FAULTS)(
    '%s: is told and logged, and can be tried again',
    { tags: ['S2-8.46', 'F-fault.categories', 'F-fault.products'] },
    async (fault) => {
      const { user, shop } = await show({ scenario: { faults: { [call]: fault } } });
      const giveUp = holdRequests();
      const [base] = await choices();
      if (base) await user.selectOptions(base, 'Elektrik');
      await waitFor(() => {
        expect(shop.requests).toHaveLength(2);
      });
      if (fault === 'timeout') giveUp();
      expect(await (await inDialog()).findByRole('alert')).toHaveTextContent('Bu bölüm yüklenemedi.');
      expect(log).toHaveBeenCalledExactlyOnceWith(
        '[vitrin] fault-report:',
        /^\d/.test(fault) ? expect.any(String) : 'Failed to fetch subcategories',
      );

      shop.setScenario({ faults: {} });
      await user.click(await product('Tekrar dene'));
      expect((await dialog()).contains(document.activeElement)).toBe(true);
      await settled();
      expect(await choices()).toHaveLength(2);
      expect((await inDialog()).getByText('142 ürün bulundu')).toBeVisible();
      expect((await inDialog()).queryByRole('alert')).toBeNull();
      expect(uncaught).not.toHaveBeenCalled();
    },
  );
});

it('leads to the login where it is tried again after its end, and not before', { tags: ['D-69'] }, async () => {
  const { user } = await show();
  answerRequests(401, '');
  const [base] = await choices();
  if (base) await user.selectOptions(base, 'Elektrik');
  const [again] = await (await inDialog()).findAllByRole('button', { name: 'Tekrar dene' });
  expect(left()).toEqual([]);
  await user.click(again ?? document.body);
  await waitFor(() => {
    expect(left()).toEqual(['/account/login']);
  });
});

it.each([
  ['{"message":"Servis kapalı"}', 404, 'Servis kapalı'],
  ['{"error":{"messages":{"type":"Yetkiniz yok"}}}', 403, 'Yetkiniz yok'],
  ['{"message":""}', 500, 'Failed to fetch subcategories'],
  ['{"items":[]}', 200, 'Failed to fetch subcategories'],
  ['[{"id":1}]', 200, 'Failed to fetch subcategories'],
])('the log names what the server says: %s (%i)', { tags: ['S2-3.55', 'S2-7.33', 'S2-8.45'] }, async (body, status, text) => {
  const { user } = await show();
  answerRequests(status, body);
  const [base] = await choices();
  if (base) await user.selectOptions(base, 'Elektrik');
  await waitFor(() => {
    expect(log).toHaveBeenCalledTimes(2);
  });
  expect(log).toHaveBeenCalledWith('[vitrin] fault-report:', text);
});
