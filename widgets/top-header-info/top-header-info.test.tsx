import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '@/runtime/page/nextTask';
import { alertsByNow } from '@/testing/messages';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';

const STRIP = container('top-header-info');
const waiting = () => document.querySelector('[data-widget] [aria-busy=true]');
const strip = () => document.querySelector('[data-widget] dl');
/** The terms of the strip, each with what it says. */
const facts = () => screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const whole = {
  isAuthenticated: '1',
  salesRepresentativeName: 'Elif Demir',
  salesRepresentativePhone: '0532 555 01 42',
  salesRepresentativeEmail: 'elif@firma.com',
  customerName: 'Çağrı Yapı',
  customerBalance: '1234,5',
  customerCurrency: 'TL',
};

let log = vi.spyOn(console, 'error');
const left = stayingHere();
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function render(options: PageOptions = {}) {
  const page = await renderPage(STRIP, options);
  await window.vitrin?.ready;
  return page;
}

/** The strip of a shop that answers so. */
async function answered(body: object, page: Readonly<Record<string, unknown>> = {}) {
  await renderPage(STRIP, { page });
  answerRequests(200, JSON.stringify(body));
  await window.vitrin?.ready;
  await waitFor(() => {
    expect(waiting()).toBeNull();
  });
}

describe('the strip', () => {
  it(
    'keeps its place free while it waits, then names the representative, the customer and the balance',
    { tags: ['S2-1.05', 'S2-2.59', 'S2-3.32', 'S2-7.25'] },
    async () => {
      const { shop } = await render();
      expect(waiting()).not.toBeNull();
      await waitFor(() => {
        expect(waiting()).toBeNull();
      });
      expect(facts()).toEqual([
        ['Temsilciniz', 'Elif Demir0532 555 01 42elif.demir@anadolutedarik.example'],
        ['Müşteri', 'Çağrı Yapı Malzemeleri Ltd. Şti.'],
        ['Bakiye', '12,345.60 TL'],
      ]);
      // Where the strip is too narrow for them, their titles say the whole.
      for (const words of [
        'Elif Demir',
        '0532 555 01 42',
        'elif.demir@anadolutedarik.example',
        'Çağrı Yapı Malzemeleri Ltd. Şti.',
      ]) {
        expect(screen.getByText(words)).toHaveAttribute('title', words);
      }
      expect(screen.getByRole('link', { name: '0532 555 01 42' })).toHaveAttribute('href', 'tel:05325550142');
      expect(screen.getByRole('link', { name: 'elif.demir@anadolutedarik.example' })).toHaveAttribute(
        'href',
        'mailto:elif.demir@anadolutedarik.example',
      );
      expect(shop.requests).toMatchObject([
        { method: 'GET', path: '/api/catalog/top-header-info', requestedWith: 'XMLHttpRequest', status: 200 },
      ]);
    },
  );

  it('reads a balance that comes as text', { tags: ['S2-3.32'] }, async () => {
    await answered(whole);
    expect(facts().at(-1)).toEqual(['Bakiye', '1,234.50 TL']);
  });

  it.each([2, '2', { code: 'USD' }, { id: 2 }])(
    'names the currency that comes as %j',
    { tags: ['S2-3.32', 'D-1'] },
    async (customerCurrency) => {
      await answered({ ...whole, customerCurrency });
      expect(facts().at(-1)).toEqual(['Bakiye', '1,234.50 USD']);
    },
  );

  it('speaks English; the balance stays as it is', { tags: ['S2-9.31'] }, async () => {
    await answered(whole, { locale: 'en' });
    expect(facts().map(([term]) => term)).toEqual(['Sales rep', 'Customer', 'Balance']);
    expect(facts().at(-1)?.[1]).toBe('1,234.50 TL');
  });

  it.each([
    [
      'a customer without a representative',
      { ...whole, salesRepresentativeName: '', salesRepresentativePhone: null, salesRepresentativeEmail: undefined },
      ['Müşteri', 'Bakiye'],
    ],
    [
      'a representative of blanks',
      { ...whole, salesRepresentativeName: null, salesRepresentativePhone: '  ', salesRepresentativeEmail: ' ' },
      ['Müşteri', 'Bakiye'],
    ],
    ['names that are none', { ...whole, salesRepresentativePhone: [], customerName: {} }, ['Temsilciniz', 'Bakiye']],
    ['a balance that is not told', { ...whole, customerBalance: null }, ['Temsilciniz', 'Müşteri']],
    ['an empty balance', { ...whole, customerBalance: '' }, ['Temsilciniz', 'Müşteri']],
    ['a name alone', { isAuthenticated: true, customerName: 'Çağrı Yapı' }, ['Müşteri']],
    ['a debt of nothing', { ...whole, customerBalance: 0 }, ['Temsilciniz', 'Müşteri', 'Bakiye']],
  ])('leaves out what the shop does not say: %s', { tags: ['S2-6.08'] }, async (_, body, terms) => {
    await answered(body);
    expect(facts().map(([term]) => term)).toEqual(terms);
  });

  it('links to nothing but a telephone and a mail box', { tags: ['S2-6.09'] }, async () => {
    await answered({ ...whole, salesRepresentativePhone: 'javascript:alert(1)', salesRepresentativeEmail: 'a@b.co?bcc=c@d.co' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(facts()[0]?.[1]).toBe('Elif Demirjavascript:alert(1)a@b.co?bcc=c@d.co');
  });
});

describe('nothing shows, and no place is kept', () => {
  it.each([[false], ['0'], [null]])(
    'where the shop knows no customer (isAuthenticated %j)',
    { tags: ['S2-6.08', 'D-59'] },
    async (isAuthenticated) => {
      await answered({ ...whole, isAuthenticated });
      expect(strip()).toBeNull();
      expect(log).not.toHaveBeenCalled();
    },
  );

  it('for a visitor, of whom the shop is not asked', { tags: ['S2-6.08'] }, async () => {
    const { shop } = await render({ scenario: { as: 'visitor' } });
    expect(strip()).toBeNull();
    expect(waiting()).toBeNull();
    expect(shop.requests).toEqual([]);
  });

  it.each([
    ['isAuthenticated', { customerName: 'Çağrı' }],
    ['customerBalance', { ...whole, customerBalance: 'çok' }],
  ])('where %s makes no sense', { tags: ['S2-3.32'] }, async (_, body) => {
    await answered(body);
    expect(strip()).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });

  it.each(READ_ANSWER_FAULTS)(
    'after a failure, which is logged alone: %s',
    { tags: ['S2-8.26', 'F-top-header-info'] },
    async (fault) => {
      const { shop } = await renderPage(STRIP, { scenario: { faults: { 'top-header-info': fault } }, page: null });
      const giveUp = holdRequests();
      await window.vitrin?.ready;
      await waitFor(() => {
        expect(shop.requests).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      await waitFor(() => {
        expect(waiting()).toBeNull();
      });
      expect(strip()).toBeNull();
      expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[vitrin\] top header: .+$/)]]);
      expect(await alertsByNow()).toEqual([]);
      expect(left()).toEqual([]);
    },
  );
});

it('is not told of an answer that comes after it has left the page', { tags: ['S2-8.26'] }, async () => {
  await renderPage(STRIP, { scenario: { faults: { 'top-header-info': 'timeout' } } });
  const end = holdRequests();
  await window.vitrin?.ready;
  await waitFor(() => {
    expect(waiting()).not.toBeNull();
  });
  window.vitrin?.unmount(document);
  expect(document.querySelector('[data-widget]')).toBeEmptyDOMElement();
  end();
  await nextTask();
  expect(log).not.toHaveBeenCalled();
});

it('logs nothing of a call that the browser breaks off because the page is left', { tags: ['S2-8.26'] }, async () => {
  await renderPage(STRIP, { scenario: { faults: { 'top-header-info': 'timeout' } }, page: null });
  const breakOff = holdRequests();
  await window.vitrin?.ready;
  await waitFor(() => {
    expect(waiting()).not.toBeNull();
  });
  window.dispatchEvent(new Event('beforeunload'));
  breakOff();
  await waitFor(() => {
    expect(waiting()).toBeNull();
  });
  expect(log).not.toHaveBeenCalled();
});
