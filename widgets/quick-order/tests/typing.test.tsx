import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addAll, amountBox, codeBox, notice, openQuickOrder, ready, rowOf, UNSURE } from './orderPage';

const asked = (shop: { requests: ReadonlyArray<{ call: string; path: string }> }) =>
  shop.requests.filter(({ call }) => call === 'products').map(({ path }) => path);

describe('typing an order', () => {
  it('goes from row to row by Enter, says each row at once, and adds all by one press', async () => {
    const { user, shop, codes, goods, events, said } = await openQuickOrder();
    const [first = '', second = ''] = codes;
    await user.click(codeBox(1));
    await user.keyboard(`${first}{Tab}3{Enter}${second.toLowerCase()}{Enter}`);
    // Several that are asked about at once are told in one sentence.
    expect(await rowOf(1).findByText('Hazır')).toBeVisible();
    expect(await rowOf(2).findByText('Hazır')).toBeVisible();
    await user.keyboard('YOKTUR9{Enter}');
    expect(codeBox(4)).toHaveFocus();
    expect(rowOf(1).getByRole('link', { name: `${goods[0]?.name} (yeni sekme)` })).toBeVisible();
    expect(amountBox(2)).toHaveValue('1');
    expect(await rowOf(3).findByText('Bulunamadı')).toBeVisible();
    expect(codeBox(3)).toHaveAccessibleDescription('Bulunamadı');
    await waitFor(() => {
      expect(said().at(-1)).toBe('3. satır, YOKTUR9: Bulunamadı');
    });
    expect(asked(shop)).toEqual([first, second.toLowerCase(), 'YOKTUR9'].map((code) => `/api/catalog/products/search?q=${code}`));

    await user.dblClick(addAll());
    expect(await screen.findByText(/^2 satır sepete eklendi\.$/)).toBeVisible();
    expect(shop.requests.filter(({ call }) => call === 'cart.add').map(({ body }) => body)).toEqual([
      { quantity: '3', productValue: String(goods[0]?.defaultUnit?.id) },
      { quantity: '1', productValue: String(goods[1]?.defaultUnit?.id) },
    ]);
    // What was not added stays.
    expect(codeBox(1)).toHaveValue('YOKTUR9');
    const { added, failed } = events.find(({ type }) => type === 'vitrin:quick-order-added')?.detail as {
      added: unknown[];
      failed: unknown[];
    };
    expect([added.length, failed.length]).toEqual([2, 0]);
  });

  it('reads one line of a message as it reads several, and a code with an x in it as a code', async () => {
    const { user, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`3 adet ${codes[0]}`);
    expect(await rowOf(1).findByText('Hazır')).toBeVisible();
    expect(codeBox(1)).toHaveValue(codes[0]);
    expect(amountBox(1)).toHaveValue('3');
    await user.click(codeBox(2));
    await user.paste('M8 x 30');
    expect(codeBox(2)).toHaveValue('M8 x 30');
  });

  it('adds a code that is scanned twice to its row, and says so', async () => {
    const { user, codes, said } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard(`${codes[0]}{Enter}${codes[0]}{Enter}`);
    expect(amountBox(1)).toHaveValue('2');
    expect(codeBox(2)).toHaveFocus();
    expect(codeBox(2)).toHaveValue('');
    await waitFor(() => {
      expect(said().at(-1)).toBe(`${codes[0]} zaten vardı: 1. satırda şimdi 2`);
    });
  });

  it('leaves a row that says what was cut off by itself: the words would be wrong of a sum', async () => {
    const { user, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard(`${codes[0]}{Tab}2,5{Enter}${codes[0]}{Tab}3{Enter}`);
    expect(await rowOf(2).findByText('Hazır')).toBeVisible();
    expect(rowOf(1).getByText('2,5 yerine 2 alındı')).toBeVisible();
    expect([amountBox(1), amountBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual(['2', '3']);
  });

  it('leaves a row that is in doubt by itself: joined with another, it would be added again', { tags: ['D-66'] }, async () => {
    const { user, codes, shop } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard(`${codes[0]}{Enter}`);
    expect(await rowOf(1).findByText('Hazır')).toBeVisible();
    shop.setScenario({ faults: { 'cart.add': 'offline' } });
    await user.click(addAll());
    expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
    await user.click(codeBox(2));
    await user.keyboard(`${codes[0]}{Enter}`);
    expect(await rowOf(2).findByText('Hazır')).toBeVisible();
    await user.click(amountBox(1));
    await user.keyboard('{Enter}');
    expect(rowOf(1).getByText(UNSURE)).toBeVisible();
    expect([amountBox(1), amountBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual(['1', '1']);
  });

  it('takes no dropped word for lines: it goes where it falls', async () => {
    await openQuickOrder();
    const drop = (text: string) => fireEvent.drop(codeBox(1), { dataTransfer: { files: [], types: [], getData: () => text } });
    expect(drop('A-1')).toBe(true);
    expect(codeBox(1)).toHaveValue('');
    expect(drop('A-1\t2\nB-1\t3')).toBe(false);
    expect(await screen.findByDisplayValue('B-1')).toBeVisible();
  });

  it('has an edge for as long as a file is held over it, wherever that leaves it', async () => {
    await openQuickOrder();
    const grid = screen.getByRole('region', { name: 'Hızlı sipariş' });
    fireEvent.dragOver(codeBox(1), { dataTransfer: { types: ['Files'] } });
    await waitFor(() => {
      expect(grid).toHaveClass('vt-quick--over');
    });
    fireEvent.dragLeave(codeBox(1), { relatedTarget: amountBox(1) });
    fireEvent.dragOver(amountBox(1), { dataTransfer: { types: ['Files'] } });
    expect(grid).toHaveClass('vt-quick--over');
    fireEvent.dragLeave(amountBox(1), { relatedTarget: document.body });
    await waitFor(() => {
      expect(grid).not.toHaveClass('vt-quick--over');
    });
  });

  it('takes 2,5 for 2 and says so, and orders nothing for 0', { tags: ['D-63'] }, async () => {
    const { user, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard(`${codes[0]}{Tab}2,5{Enter}${codes[1]}{Tab}0{Enter}`);
    expect(await rowOf(1).findByText(/2,5 yerine 2 alındı/)).toBeVisible();
    expect(amountBox(1)).toHaveValue('2');
    expect(await rowOf(2).findByText('Miktar 1 ya da daha büyük bir tam sayı olmalı')).toBeVisible();
    expect(amountBox(2)).toHaveValue('0');
    expect(amountBox(2)).toBeInvalid();
    expect(screen.getByText('1 / 2 satır hazır')).toBeVisible();
  });

  it('makes rows of a message that has several goods in one line', async () => {
    const { user, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`5 adet ${codes[0]}, 10 adet ${codes[1]}`);
    await ready(2);
    expect([codeBox(1), amountBox(1), codeBox(2), amountBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual([
      codes[0],
      '5',
      codes[1],
      '10',
    ]);
  });

  it('keeps the words of one good that have a comma between them', async () => {
    const { user } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste('İmbus civata, siyah');
    await waitFor(() => {
      expect(codeBox(1)).toHaveValue('İmbus civata, siyah');
    });
  });

  it('finds a code that was copied with what is not seen', async () => {
    const { user, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`\u200E${codes[0]}\u200B\u00AD`);
    await user.keyboard('{Enter}');
    await ready(1);
    expect(codeBox(1)).toHaveValue(codes[0]);
  });

  it('takes a column of quantities for its row and those below it', async () => {
    const { user, codes } = await openQuickOrder({ lines: [{ code: 'A-1' }, { code: 'B-1' }, { code: 'C-1' }] });
    await user.click(amountBox(1));
    await user.paste('5\r\n\r\n3\r\n');
    expect([1, 2, 3].map((row) => (amountBox(row) as HTMLInputElement).value)).toEqual(['5', '0', '3']);
    // A whole table is one wherever it is pasted.
    await user.click(amountBox(4));
    await user.paste(`${codes[3]}\t7`);
    expect([codeBox(4), amountBox(4)].map((box) => (box as HTMLInputElement).value)).toEqual([codes[3], '7']);
  });

  it('puts a column nowhere, and says so nowhere, where its row is taken out before it is read', async () => {
    await openQuickOrder({ lines: [{ code: 'A-1' }, { code: 'B-1', quantity: 4 }] });
    fireEvent.paste(amountBox(1), { clipboardData: { getData: () => '5\n3', files: [] } });
    fireEvent.click(screen.getByRole('button', { name: '1. satırı sil: A-1' }));
    await waitFor(() => {
      expect(codeBox(1)).toHaveValue('B-1');
    });
    expect(await notice()).toHaveTextContent('A-1');
    expect(amountBox(1)).toHaveValue('4');
  });

  it('takes out one row by a double click, whose second click falls on the row that moved up', async () => {
    const { user } = await openQuickOrder({ lines: [{ code: 'A-1' }, { code: 'B-1' }] });
    await user.click(screen.getByRole('button', { name: '1. satırı sil: A-1' }));
    fireEvent.click(screen.getByRole('button', { name: '1. satırı sil: B-1' }), { detail: 2 });
    // React takes it out a moment later.
    await Promise.resolve();
    expect(codeBox(1)).toHaveValue('B-1');
  });

  it('is not emptied by half while a long paste still comes in', async () => {
    await openQuickOrder({ lines: [{ code: 'A-1', quantity: 4 }] });
    const lines = Array.from({ length: 40 }, (_, place) => `YOK-${place}\t2`).join('\n');
    fireEvent.paste(codeBox(2), { clipboardData: { getData: () => lines, files: [] } });
    const clear = screen.getByRole('button', { name: 'Listeyi boşalt' });
    // The first of them are in; the others come in further tasks.
    await waitFor(() => {
      expect(clear).toHaveAttribute('aria-disabled', 'true');
    });
    clear.click();
    await waitFor(() => {
      expect(codeBox(41)).toHaveValue('YOK-39');
    });
    await waitFor(() => {
      expect(clear).toHaveAttribute('aria-disabled', 'false');
    });
  });

  it('gives a row that was taken out back', async () => {
    const { user, codes } = await openQuickOrder({ lines: [{ code: 'A-1', quantity: 4 }] });
    await user.click(codeBox(2));
    await user.keyboard(`${codes[0]}{Enter}`);
    await user.click(screen.getByRole('button', { name: '1. satırı sil: A-1' }));
    expect(codeBox(1)).toHaveValue(codes[0]);
    // Where the row stood: the end of a long list is far away.
    expect(codeBox(1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(codeBox(1)).toHaveValue('A-1');
    expect(amountBox(1)).toHaveValue('4');
    expect(codeBox(1)).toHaveFocus();
    // Pressed again, it would put the row in twice.
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Listeyi boşalt' }));
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(codeBox(1)).toHaveValue('A-1');
    // The button is gone, and the keyboard goes on where the next code is typed.
    expect(codeBox(3)).toHaveFocus();
  });
});
