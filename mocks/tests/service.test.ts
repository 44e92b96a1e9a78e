import { describe, expect, it } from 'vitest';
import { standInFaultReport } from '../shop/faultReport';
import { createShop } from '../shop/shop';
import { send } from './client';

const shop = createShop();
const account = (form: Record<string, string>) => send(shop, '/api/catalog/account/settings', { method: 'POST', form });
const warranty = (form: Record<string, string>) => send(shop, '/api/catalog/WarrantyInquiry', { method: 'POST', form });
const fault = (path: string) => send(shop, `/api/catalog/faultreport/${path}`);

describe('account settings', () => {
  it.each([
    [{ password: 'gizli-1', passwordVerify: 'gizli-1' }, 200, null],
    [{ password: 'aaaaaa', passwordVerify: 'aaaaaa' }, 200, 'Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin.'],
    [{ password: '12345', passwordVerify: '12345' }, 422, 'Şifre 6 ile 30 karakter arasında olmalıdır.'],
    [{ password: 'gizli-1', passwordVerify: 'gizli-2' }, 422, 'Şifreler aynı değil.'],
    [{ password: 'gizli-1' }, 422, 'Alan eksik: passwordVerify'],
    [{ password: 'gizli-1', passwordVerify: 'gizli-1', user: '7' }, 422, 'Beklenmeyen alan: user'],
  ])('%j is answered with %i', async (form: Record<string, string>, status, refusal) => {
    expect(await account(form)).toMatchObject({ status, refusal });
  });
});

describe('the warranty inquiry', () => {
  it('knows devices with a list of movements, with a single one, and with none', { tags: ['S2-3.54'] }, async () => {
    expect((await warranty({ serialNumber: 'GRN-1001' })).json).toMatchObject({
      success: true,
      data: { garantiSuresi: 412, hareket: [{}, {}, {}] },
    });
    expect((await warranty({ serialNumber: 'GRN-1005' })).json).toMatchObject({ data: { hareket: { durum: 'SATIŞ' } } });
    expect((await warranty({ serialNumber: 'GRN-1006' })).json).toEqual({ success: true, data: [] });
    expect((await warranty({ serialNumber: 'toString' })).json).toEqual({ success: true, data: null });
  });

  it.each([{ serialNumber: '' }, { serialNumber: ' GRN-1001' }, { serial: 'GRN-1001' }])(
    'refuses %j',
    async (form: Record<string, string>) => {
      expect((await warranty(form)).status).toBe(422);
    },
  );
});

describe('the fault report', () => {
  it('has three levels, whose products stand in the level above as well', async () => {
    const [base] = standInFaultReport(shop.catalogue).base;
    expect((await fault(`basecategories/${encodeURIComponent(base?.id ?? '')}`)).json).toContainEqual({
      id: 'K/1/2',
      name: 'Vida',
    });
    expect((await fault('basecategories/K%2F1%2F2')).json).toContainEqual({ id: 'K/1/2/KRH', name: 'Karahisar' });
    expect((await fault('basecategories/K%2F1%2F2%2FKRH')).json).toEqual([]);
    const codes = async (id: string) =>
      ((await fault(`product/${encodeURIComponent(id)}`)).json as Array<{ code: string }>).map(({ code }) => code);
    const [all, leaf, brand] = [await codes('K/1'), await codes('K/1/2'), await codes('K/1/2/KRH')];
    expect(all.length).toBeGreaterThan(200);
    expect(all).toEqual(expect.arrayContaining(leaf));
    expect(leaf).toEqual(expect.arrayContaining(brand));
    expect(brand.length).toBeGreaterThan(0);
  });

  it('names the reason of a refusal in `message`', async () => {
    expect(await fault('product/K%2F99')).toMatchObject({ status: 404, json: { message: 'Böyle bir kategori yok.' } });
  });
});

it('visitors are turned away from all of it', async () => {
  const visitor = createShop({ as: 'visitor' });
  const answers = await Promise.all([
    send(visitor, '/api/catalog/account/settings', { method: 'POST', form: { password: 'gizli-1', passwordVerify: 'gizli-1' } }),
    send(visitor, '/api/catalog/WarrantyInquiry', { method: 'POST', form: { serialNumber: '1' } }),
    send(visitor, '/api/catalog/faultreport/product/K%2F1'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});
