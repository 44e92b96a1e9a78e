import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { type HeldLookup } from './lookups';
import { field, pay, toPay, filledIn, sent, succeed, told } from './agreedPage';

const FAILED = 'Taksit seçenekleri alınamadı, tek çekim uygulanır.';

const plan = (id: number, installment: unknown, commisionFee: unknown, isDefault = '0') => ({
  id,
  installment,
  commisionFee,
  isDefault,
});
const bank = (...plans: readonly unknown[]) => ({ bank: { organization: 'Anadolu Bankası' }, plans });
const three = [plan(31, 1, 0), plan(33, 3, 3.5, '1')];
const cardOptions = [
  { name: 'Bonus', logo: '/bonus.svg', posPlans: [plan(41, 1, 0), plan(42, 3, 2)] },
  { name: 'World', logo: '/world.svg', posPlans: [plan(51, 3, 3.5, '1')] },
];

/** An answer of bin-control, and what is sent, shown and told as paid with it. */
interface Case {
  readonly give: (lookup: HeldLookup) => void;
  readonly sends: { readonly installment: number; readonly plan: number | null };
  readonly shows: string;
  readonly commission?: string;
  /** Says that nothing could be looked up. */
  readonly isFailure?: boolean;
  /** What the console says of it. */
  readonly warns?: RegExp;
}

const SINGLE = { sends: { installment: 1, plan: null }, shows: '₺1.000,00' };
const THREE = { sends: { installment: 3, plan: 33 }, shows: '₺1.035,00', commission: '₺35,00' };
const answer = (status: number, body: unknown) => (lookup: HeldLookup) => {
  lookup.answer(status, body);
};

const CASES: Readonly<Record<string, Case>> = {
  'a default of three instalments': { give: answer(200, bank(...three)), ...THREE },
  'a single payment that costs': {
    give: answer(200, bank(plan(61, 1, 2))),
    sends: { installment: 1, plan: 61 },
    shows: '₺1.020,00',
    commission: '₺20,00',
  },
  'three instalments that cost nothing': {
    give: answer(200, bank(plan(71, 3, 0, '1'))),
    sends: { installment: 3, plan: 71 },
    shows: '₺1.000,00',
    commission: '₺0,00',
  },
  'plans that change nothing': {
    give: answer(200, bank(plan(31, 1, 0), plan(33, 3, 3.5))),
    sends: { installment: 1, plan: 31 },
    shows: '₺1.000,00',
  },
  'two options, one with the default': {
    give: answer(200, bank(...cardOptions)),
    sends: { installment: 3, plan: 51 },
    shows: '₺1.035,00',
    commission: '₺35,00',
  },
  'no plans': { give: answer(200, bank()), ...SINGLE },
  'one bad plan among good ones': {
    give: answer(200, bank(three[0], plan(32, 'iki', 1.9), three[1], null)),
    ...THREE,
    warns: /^\[vitrin\] 2 of 4 card plans left out\. plans\.1\.installment: received "iki"; allowed: a number/,
  },
  'a bad plan below an option': {
    give: answer(200, bank({ ...cardOptions[0], posPlans: [{}, ...three] })),
    ...THREE,
    warns: /^\[vitrin\] 1 of 3 card plans left out\. plans\.0\.posPlans\.0\.installment: received nothing/,
  },
  'bad plans alone': {
    give: answer(200, bank(plan(1, 'bir', 0), null)),
    ...SINGLE,
    isFailure: true,
    warns: /^\[vitrin\] POST \S+: None of the card plans can be read\. plans\.0\.installment/,
  },
  '500': { give: answer(500, { error: { messages: { type: 'Hata' } } }), ...SINGLE, isFailure: true },
  '401': { give: answer(401, ''), ...SINGLE, isFailure: true },
  'a page': {
    give: answer(200, '<!doctype html><title>Giriş</title>'),
    ...SINGLE,
    isFailure: true,
    warns: /^\[vitrin\] POST \/api\/catalog\/bin-control: /,
  },
  'a refusal': { give: answer(200, { error: { messages: { type: 'Kart kabul edilmiyor' } } }), ...SINGLE, isFailure: true },
  nonsense: {
    give: answer(200, { hello: 1 }),
    ...SINGLE,
    isFailure: true,
    warns: /^\[vitrin\] POST \S+: received \{"hello":1\}; allowed: the bank of a card/,
  },
  'plans that are no list': {
    give: answer(200, { plans: 'yok' }),
    ...SINGLE,
    isFailure: true,
    warns: /^\[vitrin\] POST \S+: plans: received "yok"; allowed: a list of plans/,
  },
  'nothing, as the connection breaks': {
    give: (lookup) => {
      lookup.drop();
    },
    ...SINGLE,
    isFailure: true,
  },
};

async function expectPaid({ sends, shows, commission }: Case): Promise<void> {
  expect(toPay()).toBe(shows);
  expect(await sent()).toEqual({ amount: 1000, ...sends });
  expect(toPay()).toBe(shows);
  await succeed();
  expect(told()).toEqual({ paid: shows, commission });
}

describe.each(Object.entries(CASES))('a lookup that brings %s', (_, example) => {
  const warnings = () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    return () => {
      expect(warn.mock.calls).toEqual(example.warns ? [[expect.stringMatching(example.warns)]] : []);
    };
  };

  it('before the press: what it makes of the amount is shown, sent and told as paid', { tags: ['D-78', 'D-41'] }, async () => {
    const expectWarnings = warnings();
    const { user, lookup } = await filledIn();
    example.give(lookup);
    await waitFor(() => {
      expect(toPay()).toBe(example.shows);
      if (example.isFailure) expect(screen.getByText(FAILED)).toBeVisible();
    });
    if (!example.isFailure) expect(screen.queryByText(FAILED)).toBeNull();
    await user.type(field('Açıklama'), 'Rampa');
    expect(sessionStorage.getItem('vitrin:drafts')).toContain('Rampa');
    await user.click(pay());
    await expectPaid(example);
    expect(sessionStorage.getItem('vitrin:drafts') ?? '').not.toContain('Rampa');
    expectWarnings();
  });

  it('after the press: another amount or number of instalments is asked about first', { tags: ['D-78'] }, async () => {
    const expectWarnings = warnings();
    const { user, lookup } = await filledIn();
    await user.click(pay());
    await waitFor(() => {
      expect(pay()).toHaveAttribute('aria-busy', 'true');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(pay());
    example.give(lookup);
    const { shows, sends } = example;
    if (shows !== '₺1.000,00' || sends.installment > 1) {
      const words = await screen.findByRole('alert');
      const shownPlan = sends.installment > 1 ? `${sends.installment} taksit` : 'Tek çekim';
      expect(words).toHaveTextContent(`Ödenecek tutar ${shows.slice(1)} TL oldu (${shownPlan}). Ödeme başlatılmadı`);
      await waitFor(() => {
        expect(pay()).toHaveAttribute('aria-busy', 'false');
      });
      expect(toPay()).toBe(shows);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(pay()).toHaveFocus();
      await user.click(pay());
      expect(screen.queryByRole('alert')).toBeNull();
    }
    if (example.isFailure) expect(await screen.findByText(FAILED)).toBeInTheDocument();
    await expectPaid(example);
    expectWarnings();
  });
});

describe('a lookup that brings nothing in time', () => {
  it('is waited for 3 s, broken off and told; a single payment is sent, which nothing changes', { tags: ['D-78'] }, async () => {
    const { user, lookup } = await filledIn();
    const timers = vi.spyOn(window, 'setTimeout');
    await user.click(pay());
    expect(screen.getByText('Taksit seçenekleri sorgulanıyor, lütfen bekleyin.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const patience = timers.mock.calls.find(([, delay]) => delay === 3_000)?.[0];
    if (typeof patience !== 'function') throw new Error('nobody waits for the lookup');
    patience();
    const frame = await screen.findByTitle('Kartla ödeme');
    expect(lookup.isBrokenOff).toBe(true);
    lookup.answer(200, bank(...three));
    expect(screen.getByText(FAILED)).toBeInTheDocument();
    expect(frame).toBeVisible();
    await expectPaid({ ...SINGLE, give: answer(200, '') });
  });

  it('is not given up later, where it has come in time', { tags: ['D-78'] }, async () => {
    const { user, lookup } = await filledIn();
    const [set, cleared] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')];
    await user.click(pay());
    lookup.answer(200, bank(...three));
    await screen.findByRole('alert');
    const place = set.mock.calls.findIndex(([, delay]) => delay === 3_000);
    const isOver = cleared.mock.calls.some(([timer]) => timer === set.mock.results[place]?.value);
    // As the clock would.
    if (!isOver) (set.mock.calls[place]?.[0] as () => void)();
    await user.click(pay());
    expect(await sent()).toEqual({ amount: 1000, ...THREE.sends });
  });

  it('is not waited for any more once the card is another that is not all there', { tags: ['D-78'] }, async () => {
    const { user } = await filledIn();
    await user.click(pay());
    fireEvent.input(field('Kart numarası'), { target: { value: '4111' } });
    await waitFor(() => {
      expect(pay()).toHaveAttribute('aria-busy', 'false');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Kart numarası')).toBeInvalid();
  });
});

it('offers every option under its own name and logo, and one choice among them all', { tags: ['S2-3.10', 'D-78'] }, async () => {
  const { user, lookup } = await filledIn();
  lookup.answer(200, bank(...cardOptions));
  const group = await screen.findByRole('radiogroup', { name: 'Taksit seçenekleri: Anadolu Bankası' });
  expect([...group.querySelectorAll('caption')].map(({ textContent }) => textContent)).toEqual([
    'Taksit seçenekleriBonus',
    'Taksit seçenekleriWorld',
  ]);
  expect([...group.querySelectorAll('img')].map((logo) => logo.getAttribute('src'))).toEqual(['/bonus.svg', '/world.svg']);
  const choices = ['Bonus: Tek çekim', 'Bonus: 3 taksit', 'World: 3 taksit'];
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(choices);
  expect(screen.getByRole('radio', { name: /^World: ?3 taksit$/ })).toBeChecked();
  // Not awaited: no picture shows another sum than that of the choice.
  fireEvent.click(screen.getByRole('radio', { name: /^Bonus: ?3 taksit$/ }));
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  expect(toPay()).toBe('₺1.020,00');
  await user.click(pay());
  expect(await sent()).toEqual({ amount: 1000, installment: 3, plan: 42 });
});
