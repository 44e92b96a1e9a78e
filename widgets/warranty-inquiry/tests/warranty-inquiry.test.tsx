import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { NO_SALE, UNKNOWN, dialog, findDialog, result, field, query, alert, open } from './warrantyPage';

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

describe('the dialog', () => {
  it('asks for a serial number, and for nothing before one was typed', { tags: ['S2-2.72', 'S2-4.44', 'S2-5.37'] }, async () => {
    const { user, shop } = await open();
    expect(field()).toHaveFocus();
    expect(field()).toBeRequired();
    expect(within(dialog()).getByText('* zorunlu alan')).toBeVisible();
    expect(query()).toBeDisabled();
    await user.keyboard(' {Enter}');
    expect(query()).toBeDisabled();
    await user.keyboard('GRN-1001');
    expect(query()).toBeEnabled();
    expect(shop.requests).toEqual([]);
  });

  it('sends the number as a form, without the spaces around it, once for a double click', { tags: ['S2-7.32'] }, async () => {
    const { user, shop } = await open({ scenario: { faults: { warranty: 'timeout' } } });
    await user.type(field(), ' GRN-1001 ');
    await user.dblClick(query());
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    expect(shop.requests).toMatchObject([
      { call: 'warranty', method: 'POST', body: { serialNumber: 'GRN-1001' }, token: shop.csrfToken },
    ]);
    expect(field()).toHaveAttribute('readonly');
    expect(query().querySelector('.vt-spinner')).toBeVisible();
  });

  it('forgets the number when it closes', { tags: ['S2-4.46'] }, async () => {
    const { user, ask } = await open();
    await ask('GRN-9999');
    await waitFor(() => {
      expect(alert()).toHaveTextContent(UNKNOWN);
    });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Garanti sorgulama' }));
    expect(field()).toHaveValue('');
    expect(alert()).toBeEmptyDOMElement();
    expect(query()).toBeDisabled();
  });

  it('drops an answer that comes when it is closed', { tags: ['S2-4.47'] }, async () => {
    const { user, shop, ask } = await open({ scenario: { speed: 'slow' } });
    await ask('GRN-1001');
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(shop.requests[0]?.status).toBe(200);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Garanti sorgulama' }));
    expect(field()).toHaveValue('');
    expect(screen.queryByText(/GRN-1001/)).toBeNull();
    // Nor does what comes now stand in its way.
    await ask('GRN-9999');
    await waitFor(() => {
      expect(alert()).toHaveTextContent(UNKNOWN);
    });
  });
});

describe('the result', () => {
  it.each([
    [
      'GRN-1001',
      'GRN-1001 seri numaralı ürünün garantisi devam etmektedir. Kalan süre: 412 gün.',
      [
        ['18.03.2025 10:24', 'SATIŞ', 'FTR-20417'],
        ['02.04.2025', ' Satış ', 'FTR-20588'],
      ],
    ],
    ['GRN-1002', 'GRN-1002 seri numaralı ürünün garantisi bitmiştir.', [['11.06.2022', 'SATIŞ', 'FTR-11842']]],
    [
      'GRN-1003',
      'GRN-1003 seri numaralı ürünün garantisi devam etmektedir. Kalan süre: 0 gün.',
      [['21.11.2023', 'SATIŞ', 'FTR-15003']],
    ],
    [
      'GRN-1005',
      'GRN-1005 seri numaralı ürünün garantisi devam etmektedir. Kalan süre: 731 gün.',
      [['01.10.2025', 'SATIŞ', 'FTR-23990']],
    ],
  ])(
    'of %s says how long the warranty lasts and lists the sales',
    { tags: ['S2-2.73', 'S2-3.54', 'S2-4.45', 'S2-9.38', 'S2-9.39'] },
    async (serial, text, sales) => {
      const { user, ask } = await open();
      await ask(serial);
      const shown = await result();
      expect(within(shown).getByText(text)).toHaveFocus();
      const [head, ...rows] = within(shown).getAllByRole('row');
      expect(head && cells(head)).toEqual(['Tarih', 'Durum', 'Belge No']);
      expect(rows.map(cells)).toEqual(sales);
      await user.click(within(shown).getByRole('button', { name: 'Kapat' }));
      expect(field()).toHaveValue(serial);
    },
  );

  it.each([
    ['GRN-1004', NO_SALE],
    ['GRN-1006', UNKNOWN],
    ['yok', UNKNOWN],
  ])('of %s is told beside the field: %s', { tags: ['S2-8.38', 'S2-8.44'] }, async (serial, text) => {
    const { user, ask } = await open();
    await ask(serial);
    await waitFor(() => {
      expect(alert()).toHaveTextContent(text);
    });
    expect(alert()).toHaveClass('vt-desk-note--error');
    await user.type(field(), '1');
    expect(alert()).toBeEmptyDOMElement();
  });

  it('speaks English', async () => {
    const page = await renderPage(container('warranty-inquiry'), { page: { locale: 'en' } });
    await window.vitrin?.ready;
    await page.user.click(screen.getByRole('button', { name: 'Warranty inquiry' }));
    await page.user.type(screen.getByLabelText('Serial number'), 'GRN-1002{Enter}');
    expect(await screen.findByText('Serial number GRN-1002: the warranty has expired.')).toBeVisible();
  });
});

describe('by script', () => {
  const LATE = container('warranty-inquiry', undefined, 'data-load="interaction"');

  it('opens and closes, with the result above it', { tags: ['S2-2.74'] }, async () => {
    const { user } = await renderPage(LATE);
    window.vitrin?.open('warranty-inquiry');
    await findDialog();
    await user.type(field(), 'GRN-1001{Enter}');
    await result();
    window.vitrin?.close('warranty-inquiry');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
