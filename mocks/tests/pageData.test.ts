import { describe, expect, it } from 'vitest';
import { pageData } from '../pageData';
import { createShop } from '../shop/shop';
import { plentiful } from './goods';

const CONTRACT_KEYS = [
  'locale',
  'languages',
  'user',
  'settings',
  'store',
  'currencies',
  'branches',
  'currentBranch',
  'debitAging',
  'products',
  'cookieAllowed',
  'routes',
];

describe('the page JSON', () => {
  it('has the contract’s keys and no others, and survives as JSON', () => {
    const page = pageData(createShop());
    expect(Object.keys(page).sort()).toEqual([...CONTRACT_KEYS].sort());
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('has exactly one default currency, and TL at rate 1', () => {
    const { currencies } = pageData(createShop());
    expect(currencies.filter((currency) => currency.default)).toEqual([{ id: 1, code: 'TL', exchangeRate: 1, default: true }]);
  });

  it('names no user, debt, price or stock to a visitor', () => {
    const shop = createShop({ as: 'visitor' });
    const page = pageData(shop, [plentiful(createShop()).product]);
    expect(page).toMatchObject({ user: null, debitAging: null, settings: { showPriceStatus: '0', showStokInfo: '0' } });
    expect(page.products[0]).toMatchObject({ salePrice: null, quantity: null });
  });

  it('tells customers and administrators apart by name only', () => {
    const customer = pageData(createShop({ as: 'customer' })).user;
    const administrator = pageData(createShop({ as: 'administrator' })).user;
    expect(Object.keys(administrator ?? {})).toEqual(Object.keys(customer ?? {}));
    expect(administrator?.id).not.toBe(customer?.id);
  });

  it('says the limit and the debt of a customer, and none of an administrator', () => {
    const [customer, administrator] = (['customer', 'administrator'] as const).map((as) =>
      pageData(createShop({ as, riskLimit: 5000, overdueBalance: 750 })),
    );
    expect([customer?.user?.risk_limit, customer?.debitAging?.overdueBalance]).toEqual([5000, 750]);
    expect([administrator?.user?.risk_limit, administrator?.debitAging?.overdueBalance]).toEqual([0, 0]);
  });

  it('tells a visitor no stock where stockInfoStatus is 1', () => {
    const { product } = plentiful(createShop());
    const quantityWith = (stockInfoStatus: string) =>
      pageData(createShop({ as: 'visitor', settings: { showStokInfo: '1', stockInfoStatus } }), [product]).products[0]?.quantity;
    expect([quantityWith('0'), quantityWith('1')]).toEqual([product.quantity, null]);
  });

  it('states what the scenario overrides where the contract has it', () => {
    const page = pageData(createShop({ settings: { whatsappControl: '0', locale: 'en', stockInfoStatus: 15 } }));
    expect(page).toMatchObject({ locale: 'en', store: { whatsappControl: '0' }, settings: { stockInfoStatus: 15 } });
    expect(page.settings).not.toHaveProperty('locale');
  });

  it('sells under three payment plans, one of them preselected', () => {
    const plans = pageData(createShop()).settings.advencePriceInfo;
    if (typeof plans !== 'object') throw new Error('advencePriceInfo is not a list.');
    expect(plans.map(({ priceName }) => priceName)).toEqual(['advencePrice1', 'advencePrice2', 'advencePrice3']);
    expect(plans.filter(({ varsayilan }) => varsayilan === '1')).toHaveLength(1);
  });
});
