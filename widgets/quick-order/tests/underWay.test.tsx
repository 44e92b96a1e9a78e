import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepDownloads } from '@/testing/downloads';
import { asksBeforeLeaving, gate } from '@/testing/requests';
import { addAll, added, codeBox, openQuickOrder, ready, rowOf } from './orderPage';

const press = (name: string) => screen.getByRole('button', { name });
const tells = (text: string) => screen.findByText(text, { selector: '.vt-notice-bar__text' });

describe('while rows are added', () => {
  /** The first of two rows is in the cart, the second on its way until `open` is called. */
  async function showHalfAdded() {
    const page = await openQuickOrder();
    const { user, goods, server } = page;
    const rows = goods.filter(({ units }) => units.length > 1).slice(0, 2);
    const [first, second] = rows;
    const { open, opened } = gate();
    server.use(http.post(`*/api/catalog/cart/${second?.id}`, () => opened, { once: true }));
    await user.click(codeBox(1));
    await user.paste(`${first?.code}\t2\n${second?.code}\t3`);
    await ready(2);
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(addAll());
    await waitFor(() => {
      expect(codeBox(1)).toHaveAccessibleDescription('Sepete eklendi');
    });
    await screen.findByText('Ekleniyor');
    return { ...page, open, second };
  }

  it('what is in the cart by then is in no file, link or list: it would be ordered again', { tags: ['D-65'] }, async () => {
    const files = keepDownloads();
    const { user, open, second } = await showHalfAdded();
    await user.click(press('Listeyi indir (CSV)'));
    const [, ...sheet] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(sheet).toEqual([expect.stringMatching(`^${second?.code};3;`), '']);
    await user.click(press('Bağlantıyı kopyala'));
    expect(await tells('1 satırlık siparişin bağlantısı kopyalandı.')).toBeVisible();
    await user.click(press('Listeye kaydet'));
    expect(within(await screen.findByRole('dialog', { name: 'Listeye kaydet' })).getByText('1 satır')).toBeVisible();
    open();
  });

  it('the browser asks before the page is left', async () => {
    const { open } = await showHalfAdded();
    expect(asksBeforeLeaving()).toBe(true);
    open();
    await tells('2 satır sepete eklendi.');
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(false);
    });
  });

  it('what is on its way keeps the unit that was sent', async () => {
    const { user, open, second, shop } = await showHalfAdded();
    const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: `Birim: 2. ${second?.name}` });
    const sent = unit.value;
    const other = [...unit.options].find(({ value }) => value !== '' && value !== sent);
    if (!other) throw new Error('there is no other unit');
    await user.selectOptions(unit, other);
    await waitFor(() => {
      expect(unit).toHaveValue(sent);
    });
    expect(codeBox(2)).toHaveAccessibleDescription('Ekleniyor');
    open();
    await tells('2 satır sepete eklendi.');
    expect(added(shop)).toHaveLength(2);
  });
});

it('makes no file of a part of its lines while others are still coming in', async () => {
  const files = keepDownloads();
  const lines = Array.from({ length: 150 }, (_, at) => ({ code: `YOK-${at}`, quantity: 1 }));
  const { user } = await openQuickOrder({ lines });
  await screen.findByText(/^0 \/ \d\d satır hazır$/);
  const download = press('Listeyi indir (CSV)');
  expect(download).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(download);
  await screen.findByText('0 / 150 satır hazır');
  expect(download).toHaveAttribute('aria-disabled', 'false');
  await user.click(download);
  const sheets = await Promise.all(files.map((file) => file.text()));
  expect(sheets.map((sheet) => sheet.trim().split('\r\n').length)).toEqual([151]);
});

describe('a page that shows', () => {
  const show = (persisted: boolean) => {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
  };

  it('for the first time asks once about the codes of its draft', async () => {
    const { user, shop, codes } = await openQuickOrder();
    await user.type(codeBox(1), `${codes[0]}{Enter}`);
    await ready(1);
    window.dispatchEvent(new Event('pagehide'));
    const next = await openQuickOrder({}, { shop });
    await ready(1);
    const box = codeBox(1);
    show(false);
    await next.user.type(codeBox(2), `${codes[1]}{Enter}`);
    await ready(2);
    expect(codeBox(1)).toBe(box);
    expect(shop.requests.filter(({ call }) => call === 'products')).toHaveLength(3);
  });

  it('again asks anew about a code that could not be asked about', async () => {
    const { user, shop, codes } = await openQuickOrder();
    shop.setScenario({ faults: { products: '500' } });
    await user.type(codeBox(1), `${codes[0]}{Enter}`);
    await rowOf(1).findByRole('button', { name: /^Tekrar dene/ });
    window.dispatchEvent(new Event('pagehide'));
    shop.setScenario({ faults: {} });
    show(true);
    expect(await ready(1)).toBeVisible();
  });
});
