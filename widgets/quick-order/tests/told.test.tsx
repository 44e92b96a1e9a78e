import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { amountBox, codeBox, openQuickOrder, rowOf } from './orderPage';

/** What was said so far, once it is all of this. */
const saidAll = (said: () => readonly string[], ...words: ReadonlyArray<string | RegExp>) =>
  waitFor(() => {
    expect(said()).toEqual(words.map((each) => expect.stringMatching(each) as unknown));
  });

describe('what is said of a row', () => {
  it('comes when its code is left by Tab as well, once', async () => {
    const { user, codes, said } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard('YOKTUR9{Tab}');
    await saidAll(said, '1. satır, YOKTUR9: Bulunamadı');
    // One that can be added needs no words.
    await user.click(codeBox(2));
    await user.keyboard(`${codes[0]}{Tab}`);
    expect(await rowOf(2).findByText('Hazır')).toBeVisible();
    await user.keyboard('0{Tab}');
    await saidAll(said, /YOKTUR9/, /: Miktar 1 ya da daha büyük bir tam sayı olmalı$/);
  });

  it('comes when an amount was taken for another', { tags: ['D-63'] }, async () => {
    const { user, codes, said } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard(`${codes[0]}{Tab}2,5{Enter}`);
    await saidAll(said, `1. satır, ${codes[0]}: 2,5 yerine 2 alındı`);
  });

  it('comes when its unit is more than the stock', async () => {
    const { user, goods, said } = await openQuickOrder();
    const good = goods.find(({ units }) => units.length > 1);
    await user.click(codeBox(1));
    await user.keyboard(`${good?.code}{Tab}`);
    expect(await rowOf(1).findByText('Hazır')).toBeVisible();
    await user.type(amountBox(1), String(good?.quantity), { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.tab();
    expect(rowOf(1).getByText('Hazır')).toBeVisible();
    await user.selectOptions(rowOf(1).getByRole('combobox'), String(good?.units.at(-1)?.id));
    await saidAll(said, /^1\. satır, .+: En fazla /);
  });

  it('comes when a code was asked about again', async () => {
    const { user, shop, said } = await openQuickOrder({}, { scenario: { faults: { products: '500' } } });
    await user.click(codeBox(1));
    await user.keyboard('YOKTUR9{Enter}');
    const failed = /^1\. satır, YOKTUR9: Sunucuda beklenmeyen bir hata oluştu\.$/;
    await saidAll(said, failed);
    shop.setScenario({ faults: {} });
    await user.click(screen.getByRole('button', { name: 'Tekrar dene: 1. satır' }));
    await saidAll(said, failed, '1. satır, YOKTUR9: Bulunamadı');
  });
});
