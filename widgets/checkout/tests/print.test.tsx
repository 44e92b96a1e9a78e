import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paidOrder, showCheckout } from './checkoutPage';

/** A window of its own, as far as printing needs one. */
function printWindow() {
  const page = document.implementation.createHTMLDocument();
  return Object.assign(new EventTarget(), { document: page, opener: window, focus: vi.fn(), print: vi.fn(), close: vi.fn() });
}

const press = async (result: object = paidOrder) => {
  const page = await showCheckout({ type: 'CheckoutSummary', result });
  await page.user.click(screen.getByRole('button', { name: 'Mail Order Yazdır' }));
  return page;
};
const load = (page: Document) => {
  for (const link of page.querySelectorAll('link')) fireEvent(link, new Event('load'));
  for (const image of page.images) fireEvent(image, new Event('error'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

it(
  'prints the slip in a window of its own, which closes a second later',
  { tags: ['S2-2.22', 'S2-3.13', 'S2-3.14', 'S2-3.15', 'S2-9.21', 'S2-9.22', 'S2-9.24', 'D-51', 'D-77'] },
  async () => {
    const opened = printWindow();
    vi.stubGlobal(
      'open',
      vi.fn(() => opened),
    );
    await press();
    expect(opened.opener).toBeNull();
    const page = opened.document;
    expect(page.title).toBe('Mail Order Formu');
    expect(page.documentElement.lang).toBe('tr');
    expect(page.querySelector('style, [style]')).toBeNull();
    const slip = within(page.body);
    for (const text of [
      'Anadolu Tedarik',
      'Başakşehir',
      '0212 555 01 40',
      'Çağrı Yapı',
      'Taksit tutarı',
      '345,00 TRY',
      'Toplam tutar',
      '1.035,00 TRY',
      'Yukarıda belirtilen toplam tutarın kartımdan tahsil edilmesini onaylıyorum.',
      '3',
      'ALİ ÇAĞRI',
      '12/29',
      'Acele sevk',
      'Tarih: 21.11.2026 14:05',
      'İmza',
    ]) {
      expect(slip.getByText(text)).toBeInstanceOf(Element);
    }
    expect(slip.getByText('4111 11** **** 1111')).toBeInstanceOf(Element);
    expect(opened.print).not.toHaveBeenCalled();
    load(page);
    await waitFor(() => {
      expect(opened.print).toHaveBeenCalledOnce();
    });
    expect(page.images).toHaveLength(0);
    expect(opened.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(opened.close).toHaveBeenCalledOnce();
  },
);

it('keeps the window for as long as a phone prints from it', { tags: ['S2-9.21'] }, async () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
  const opened = printWindow();
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  await press();
  load(opened.document);
  await waitFor(() => {
    expect(opened.print).toHaveBeenCalledOnce();
  });
  vi.advanceTimersByTime(60_000);
  expect(opened.close).not.toHaveBeenCalled();
  opened.dispatchEvent(new Event('afterprint'));
  vi.advanceTimersByTime(1000);
  expect(opened.close).toHaveBeenCalledOnce();
});

it('does not pass what was charged in TRY for an amount in the currency of the slip', { tags: ['D-77'] }, async () => {
  const opened = printWindow();
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  await press({ ...paidOrder, mailOrder: { ...paidOrder.mailOrder, currency: 'USD', installmentAmount: 10 } });
  const slip = within(opened.document.body);
  expect(slip.getByText('10,00 USD')).toBeInstanceOf(Element);
  expect(slip.getByText('Toplam tutar').nextSibling?.textContent).toBe('30,00 USD');
});

it.each([[1], ['TL'], [{ id: 1, code: 'TL' }], [false]])(
  'names the currency of the slip, however the shop does: %j',
  { tags: ['D-1', 'D-77'] },
  async (currency) => {
    const opened = printWindow();
    vi.stubGlobal(
      'open',
      vi.fn(() => opened),
    );
    await press({ ...paidOrder, mailOrder: { ...paidOrder.mailOrder, currency } });
    const slip = within(opened.document.body);
    expect(slip.getByText('Taksit tutarı').nextSibling?.textContent).toBe('345,00 TRY');
    expect(slip.getByText('Toplam tutar').nextSibling?.textContent).toBe('1.035,00 TRY');
  },
);

it('leaves text text, and loads no logo from an address that is none', { tags: ['S2-3.13', 'S2-9.23'] }, async () => {
  const opened = printWindow();
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  const { mailOrder } = paidOrder;
  await press({
    ...paidOrder,
    mailOrder: {
      ...mailOrder,
      customerName: '<img src=x onerror=alert(1)>',
      store: { logo: 'javascript:alert(1)', name: 'Depo' },
    },
  });
  expect(opened.document.images).toHaveLength(0);
  expect(within(opened.document.body).getByText('<img src=x onerror=alert(1)>')).toBeInstanceOf(Element);
});

it('prints in a hidden frame where the window is refused', { tags: ['S2-9.22'] }, async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  await press();
  const frame = document.querySelector('iframe');
  const inner = frame?.contentWindow;
  if (!inner) throw new Error('no frame');
  const print = vi.fn();
  Object.assign(inner, {
    print,
    focus() {
      frame.focus();
    },
  });
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  load(inner.document);
  await waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  expect(frame).toHaveFocus();
  vi.advanceTimersByTime(1000);
  expect(document.querySelector('iframe')).toBeNull();
  // Whoever works by keyboard goes on from there.
  expect(screen.getByRole('button', { name: 'Mail Order Yazdır' })).toHaveFocus();
});

it('says so where neither can be had', { tags: ['S2-8.12'] }, async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Yazdırma penceresi açılamadı.');
  expect(document.querySelector('iframe')).toBeNull();
});
