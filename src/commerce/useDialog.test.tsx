import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type * as Warehouse from '@/commerce/product/dialogs/WarehouseDialog';
import { container, renderPage } from '@/testing/page';
import type * as Keys from '../../widgets/product-list/keys/KeysDialog';

const late = vi.hoisted(() => {
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), opened };
  };
  return { warehouses: gate(), keys: gate() };
});

vi.mock('@/commerce/product/dialogs/WarehouseDialog', async (importOriginal) => {
  await late.warehouses.opened;
  return importOriginal<typeof Warehouse>();
});
vi.mock('../../widgets/product-list/keys/KeysDialog', async (importOriginal) => {
  await late.keys.opened;
  return importOriginal<typeof Keys>();
});

const unit = { id: 72, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 1700, currency: 'TL' } };
const items = ['Vida M8', 'Vida M10'].map((name, place) => ({
  id: 7 + place,
  name,
  quantity: 25,
  defaultUnit: unit,
  units: [unit],
  salePrice: { value: 1700, currency: 'TL' },
  inventory: [{ warehouseName: 'Merkez', quantity: 24 }],
}));

const showList = () =>
  renderPage(container('product-list', { items, total: 2, page: 1, pages: 1, sort: 'name' }), {
    scenario: { settings: { stockInfoStatus: '0' } },
  });

describe('a dialog whose code comes late', () => {
  it('opens for the last press alone', async () => {
    const { user } = await showList();
    await user.click(await screen.findByRole('button', { name: /depo stoklarını göster: Vida M8$/ }));
    await user.click(screen.getByRole('button', { name: /depo stoklarını göster: Vida M10$/ }));
    late.warehouses.open();
    expect(within(await screen.findByRole('dialog')).getByText('Vida M10')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('takes no key of a number that is typed meanwhile, and opens at the next press', async () => {
    const { user } = await showList();
    const opener = await screen.findByRole('button', { name: 'Klavye kısayolları' });
    await user.click(opener);
    const box = screen.getByRole('spinbutton', { name: /Vida M8/ });
    await user.click(box);
    await user.keyboard('1');
    late.keys.open();
    await import('../../widgets/product-list/keys/KeysDialog');
    await user.keyboard('2');
    expect(box).toHaveValue('12');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
  });
});
