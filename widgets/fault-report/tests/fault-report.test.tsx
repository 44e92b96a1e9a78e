import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { REPORT, choices, asked } from './faultReportPage';

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
    // Opened by a button of the page, perhaps far from there.
    window.vitrin?.open('fault-report');
    expect(await choices()).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue('Seçilebilecek kategori yok.');
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
