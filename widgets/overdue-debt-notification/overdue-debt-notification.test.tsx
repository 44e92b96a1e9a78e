import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';

async function render(options: PageOptions = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(container('overdue-debt-notification'), options);
  await window.vitrin?.ready;
  const element = document.querySelector('[data-widget]');
  expect(element).toHaveAttribute('data-vitrin-state', 'ready');
  return { element, warn };
}

it('reminds of a debt at or above the limit', { tags: ['S2-2.09', 'S2-8.02'] }, async () => {
  await render({ scenario: { overdueBalance: 1000 } });
  expect(screen.getByRole('region', { name: 'Vadesi geçmiş ödeme' })).toHaveTextContent(
    /^Vadesi 12 gün geçmiş 1\.000,00 TL ödemeniz bulunmaktadırÖde$/,
  );
});

it('tells the debt in its own currency, whatever prices are shown in', { tags: ['S2-3.04'] }, async () => {
  const debitAging = { overdueBalance: '1234.5', overdueBalanceExpiryDay: '3', currency: 2 };
  await render({ scenario: { settings: { defaultCurrency: '3' } }, page: { debitAging } });
  expect(screen.getByText('Vadesi 3 gün geçmiş 1.234,50 USD ödemeniz bulunmaktadır')).toBeVisible();
});

it.each([undefined, null, ''])(
  'names no days where the page says none: %j',
  { tags: ['S2-3.04'] },
  async (overdueBalanceExpiryDay) => {
    const { warn } = await render({ page: { debitAging: { overdueBalance: 1250, overdueBalanceExpiryDay, currency: 'TL' } } });
    expect(screen.getByText('Vadesi geçmiş 1.250,00 TL ödemeniz bulunmaktadır')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  },
);

it.each([
  ['', '/odeme/cari'],
  [' data-pay-href="/cari/ode"', '/cari/ode'],
  [' data-pay-href="javascript:alert(1)"', '/odeme/cari'],
])('leads to where it is paid, by a path of the shop alone: %s', async (option, href) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(`<div data-widget="overdue-debt-notification"${option}></div>`);
  await window.vitrin?.ready;
  expect(screen.getByRole('link', { name: 'Öde' })).toHaveAttribute('href', href);
});

it('has no link where the page has no such place', async () => {
  await render({ page: { routes: {} } });
  expect(screen.getByRole('region')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('speaks English', async () => {
  await render({ page: { locale: 'en' } });
  expect(screen.getByRole('region', { name: 'Overdue payment' })).toHaveTextContent('1.250,00 TL (days overdue: 12)');
});

it.each<[string, PageOptions]>([
  ['a debt below the limit', { scenario: { overdueBalance: 999.99 } }],
  ['no debt', { scenario: { overdueBalance: 0, settings: { overdueDebtInfoLimit: '0' } } }],
  ['a shop that does not remind', { scenario: { settings: { showOverdueDebtInfo: '0' } } }],
  ['a visitor', { scenario: { as: 'visitor' } }],
  ['a page without the debt', { page: { debitAging: undefined } }],
  ['a page without settings', { page: { settings: undefined } }],
])('shows nothing for %s, and complains of nothing', { tags: ['S2-3.45', 'D-37'] }, async (_, options) => {
  const { element, warn } = await render(options);
  expect(element).toHaveTextContent(/^$/);
  expect(element?.querySelector('.vt-root')).toBeEmptyDOMElement();
  expect(warn).not.toHaveBeenCalled();
});

it('shows nothing where the shop names no limit', { tags: ['D-75'] }, async () => {
  const { element } = await render({ page: { settings: { showOverdueDebtInfo: '1' } } });
  expect(element?.querySelector('.vt-root')).toBeEmptyDOMElement();
});

it('takes a debt that cannot be read for none; the console says which', { tags: ['S2-3.04'] }, async () => {
  const { warn } = await render({ page: { debitAging: { overdueBalance: 'çok', currency: 'TL' } } });
  expect(screen.queryByRole('region')).toBeNull();
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('debitAging.overdueBalance: received "çok"'),
  ]);
});
