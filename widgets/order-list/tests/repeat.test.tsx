import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { keepDownloads } from '@/testing/downloads';
import { container, withLoad } from '@/testing/page';
import { details, item, order, showAnswer } from './orderPage';

const lines = [
  item(3, 10, { code: 'V-8' }),
  item(2, 2.5, { code: 'S-1', name: 'Somun; M8', unit: 'KOLİ' }),
  item(1, null, { code: '' }),
];
const show = () => showAnswer({ items: [order(7, { orderItems: lines })], pages: 1 });
/** Orders of one line each, one piece and two. */
const showTwo = (bundle: ReturnType<typeof withLoad>) =>
  showAnswer(
    {
      items: [1, 2].map((pieces) => order(6 + pieces, { orderItems: [item(pieces, 10, { code: `V-${6 + pieces}` })] })),
      pages: 1,
    },
    { bundle },
  );
const press = (name: string) => screen.getByRole('button', { name });

/** Codes, units and amounts that the quick order has been given. */
async function given(rows = 2) {
  const dialog = await screen.findByRole('dialog', { name: 'Hızlı sipariş' });
  await within(dialog).findByRole('textbox', { name: `Kod, ${rows}. satır` });
  return within(dialog)
    .getAllByRole<HTMLInputElement>('textbox', { name: /^(?:Kod|Miktar)/ })
    .map(({ value }) => value)
    .filter(Boolean);
}

describe('an order', () => {
  it('is ordered again in the quick order, which the page need not have, and only once opened', async () => {
    const { user } = await show();
    expect(document.querySelector('[data-widget="quick-order"]')).toBeNull();
    await user.click(press('Tekrar sipariş ver: SP-7'));
    // The line without a code is none that anybody could order.
    expect(await given()).toEqual(['V-8', '3', 'S-1', '2']);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(press('Tekrar sipariş ver: SP-7'));
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });

  it('goes once into a quick order of the page by a double click', async () => {
    const { user } = await show();
    document.body.insertAdjacentHTML('beforeend', container('quick-order', {}, 'data-load="eager"'));
    await screen.findByRole('textbox', { name: 'Kod, 1. satır' });
    await user.dblClick(press('Tekrar sipariş ver: SP-7'));
    await screen.findByRole('textbox', { name: 'Kod, 3. satır' });
    expect(screen.getByRole('textbox', { name: 'Miktar, 1. satır' })).toHaveValue('3');
    await user.click(details('SP-7'));
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Vida M8' }));
    await user.dblClick(press('Seçilenleri tekrar sipariş ver: SP-7'));
    expect(screen.getByRole('textbox', { name: 'Miktar, 1. satır' })).toHaveValue('6');
  });

  it('is ordered again by its chosen lines alone', async () => {
    const { user } = await show();
    await user.click(details('SP-7'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Seçilenleri/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Somun; M8' }));
    await user.click(press('Seçilenleri tekrar sipariş ver: SP-7'));
    expect(await given(1)).toEqual(['S-1', '2']);
  });

  it('is ordered again beside another that was pressed while the quick order was on its way, each once', async () => {
    let arrive: () => void = () => undefined;
    const comes = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = await showTwo(withLoad('quick-order', (load) => () => comes.then(load)));
    await user.click(press('Tekrar sipariş ver: SP-7'));
    await user.click(press('Tekrar sipariş ver: SP-8'));
    await user.click(press('Tekrar sipariş ver: SP-8'));
    arrive();
    expect(await given(2)).toEqual(['V-7', '1', 'V-8', '2']);
  });

  it('that could not be ordered again does not come with the next one', async () => {
    let isBroken = true;
    const { user } = await showTwo(
      withLoad('quick-order', (load) => () => (isBroken ? Promise.reject(new Error('cut off')) : load())),
    );
    await user.click(press('Tekrar sipariş ver: SP-7'));
    await screen.findByText(/Hızlı sipariş açılamadı/);
    isBroken = false;
    await user.click(press('Tekrar sipariş ver: SP-8'));
    expect(await given(1)).toEqual(['V-8', '2']);
  });

  it('is kept as a sheet, in the prices of then', async () => {
    const files = keepDownloads();
    const { user } = await show();
    await user.click(press('CSV indir: SP-7'));
    expect((await files[0]?.text())?.split('\r\n')).toEqual([
      expect.stringContaining('Kod;Ürün;Miktar;Birim;Birim fiyat (KDV hariç);Tutar;Para birimi'),
      'V-8;Vida M8;3;ADET;10;30;TRY',
      'S-1;"Somun; M8";2;KOLİ;2,5;5;TRY',
      ';Vida M8;1;ADET;;;',
      '',
    ]);
  });
});
