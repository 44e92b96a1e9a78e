import { screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answerRequests, gate } from '@/testing/requests';
import { inDialog, choices, asked, settled, show, hushErrors } from './faultReportPage';

const log = hushErrors();

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
    const { user, shop, server } = await show();
    const { open, opened } = gate();
    const held = vi.fn(() => opened);
    for (const what of ['product', 'basecategories'])
      server.use(http.get(`*/api/catalog/faultreport/${what}/:id`, held, { once: true }));
    const [base] = await choices();
    if (!base) throw new Error('no choice');
    await user.selectOptions(base, 'Hırdavat');
    await waitFor(() => {
      expect(held).toHaveBeenCalledTimes(2);
    });
    await user.selectOptions(base, 'İş Güvenliği');
    expect(await (await inDialog()).findByText('72 ürün bulundu')).toBeVisible();
    await settled();
    // They come after those of the level that is there by now.
    open();
    await waitFor(() => {
      expect(shop.requests.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });
    expect((await inDialog()).getByText('72 ürün bulundu')).toBeVisible();
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
