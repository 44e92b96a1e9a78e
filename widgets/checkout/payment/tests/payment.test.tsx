import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { card, ccv, expiry, holder, paid, pay, showCard } from './cardPayment';

vi.mock('../../../cart-complete', async () => (await import('./cardPayment')).host);

const CARD = '4111222233334444';
const MESSAGE = {
  ccno: CARD,
  ccv: '987',
  expiry: '12/29',
  holder: 'Ali Veli',
  plan: 31,
  installment: 1,
  amount: 250,
  description: 'Rampaya',
  advencePrice: 'advencePrice3',
};

async function fillIn(user: UserEvent) {
  await user.type(holder(), 'Ali Veli');
  await user.type(expiry(), '1229');
  await user.type(ccv(), '987');
  await user.type(card(), CARD);
  await screen.findByRole('radiogroup');
}

/** A payment whose dialog is open: its frame, and everything that was posted to it. */
async function started() {
  const page = await showCard({ amount: 250 });
  await fillIn(page.user);
  await page.user.click(pay());
  return { ...page, ...frameOf() };
}

function frameOf({ status = 200 } = {}) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Kartla ödeme');
  const inside = frame.contentWindow;
  if (!inside) throw new Error('the frame has no window');
  // jsdom keeps no times of pages.
  Object.assign(inside.performance, { getEntriesByType: () => [{ responseStatus: status }] });
  const posted = vi.spyOn(inside, 'postMessage').mockReturnValue(undefined);
  return { frame, inside, posted };
}

interface Said {
  readonly origin?: string;
  readonly source?: Window | null;
}

function say(data: unknown, { origin = location.origin, source = null }: Said): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const isOpen = () => screen.queryByRole('dialog') !== null;
const isEmpty = () => {
  expect(card()).toHaveValue('');
  expect(expiry()).toHaveValue('');
  expect(ccv()).toHaveValue('');
};

describe('a card payment', () => {
  it(
    'is one dialog and one message, to our own origin and after the first load alone, however often it is started',
    { tags: ['S2-2.27', 'S2-4.10', 'S2-4.12', 'S2-7.03', 'D-43'] },
    async () => {
      const { user } = await showCard({ amount: 250 });
      await fillIn(user);
      // All in one go: nothing of React comes between.
      for (let press = 0; press < 3; press += 1) pay().click();
      card().form?.requestSubmit();
      await screen.findByRole('dialog');
      const { frame, posted } = frameOf();
      expect(frame).toHaveAttribute('src', `${location.origin}/payment/start`);
      await waitFor(() => {
        expect(screen.getByTestId('busy')).toHaveTextContent('busy');
      });
      expect(posted).not.toHaveBeenCalled();
      fireEvent.load(frame);
      card().form?.requestSubmit();
      fireEvent.load(frame);
      expect(posted.mock.calls).toEqual([[MESSAGE, location.origin]]);
    },
  );

  it('waits for the frame to say that it has loaded', { tags: ['S2-2.32', 'S2-7.04'] }, async () => {
    const { frame, inside } = await started();
    const waiting = screen.getByText('Ödeme sayfası yükleniyor');
    fireEvent.load(frame);
    expect(waiting).toBeVisible();
    say({ loading: false }, { source: inside });
    await waitFor(() => {
      expect(waiting).not.toBeInTheDocument();
    });
    expect(isOpen()).toBe(true);
  });

  it('that succeeds is told once, closes the dialog and empties the form', { tags: ['S2-4.16'] }, async () => {
    const { frame, inside, events } = await started();
    fireEvent.load(frame);
    say(JSON.stringify({ payment_succeed: true }), { source: inside });
    say({ payment_succeed: true }, { source: inside });
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
    expect(paid()).toBe('250 in 1');
    isEmpty();
    expect(holder()).toHaveValue('');
    await waitFor(() => {
      expect(screen.getByTestId('busy')).toHaveTextContent('idle');
    });
    expect(JSON.stringify(events.map(({ detail }) => detail as unknown))).not.toContain(CARD);
  });

  it(
    'that the frame gives up closes the dialog, empties the card and leads back to the button',
    { tags: ['S2-4.11', 'S2-4.15', 'S2-7.04'] },
    async () => {
      const { user, frame, inside } = await started();
      fireEvent.load(frame);
      say({ dialogClose: true }, { source: inside });
      await waitFor(() => {
        expect(isOpen()).toBe(false);
      });
      isEmpty();
      expect(holder()).toHaveValue('Ali Veli');
      expect(pay()).toHaveFocus();
      expect(paid()).toBe('');
      // The next one is a payment of its own.
      await user.type(card(), CARD);
      await user.type(expiry(), '0130');
      await user.type(ccv(), '111');
      await user.click(pay());
      const next = frameOf();
      fireEvent.load(next.frame);
      expect(next.posted.mock.calls[0]?.[0]).toMatchObject({ ccv: '111', expiry: '01/30' });
    },
  );

  it.each([
    ['succeeds', { payment_succeed: true }],
    ['is given up', { dialogClose: true }],
  ])('lets the browser ask before the page is left, until it %s', { tags: ['D-66'] }, async (_, end) => {
    const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await showCard({ amount: 250 });
    await fillIn(user);
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(pay());
    const { frame, inside } = frameOf();
    expect(asksBeforeLeaving()).toBe(true);
    fireEvent.load(frame);
    expect(asksBeforeLeaving()).toBe(true);
    say(end, { source: inside });
    // At once: what follows a success leaves the page.
    expect(asksBeforeLeaving()).toBe(false);
  });

  it(
    'is not ended by anybody else, nor by what makes no sense, nor before the card was sent',
    { tags: ['S2-4.13', 'D-43'] },
    async () => {
      const { frame, inside } = await started();
      const succeeded = { payment_succeed: true };
      say(succeeded, { source: inside });
      fireEvent.load(frame);
      for (const said of [
        { source: window },
        { source: null },
        { source: inside, origin: 'https://evil.example' },
        { source: inside, origin: 'null' },
        { source: inside, origin: '' },
        { source: inside, origin: `${location.origin}.evil.example` },
      ]) {
        say(succeeded, said);
        say({ dialogClose: true }, said);
        say({ loading: false }, said);
      }
      for (const data of [
        'payment_succeed',
        '{',
        { payment_succeed: 'yes' },
        { succeed: true },
        [succeeded],
        null,
        { data: succeeded },
      ])
        say(data, { source: inside });
      expect(paid()).toBe('');
      expect(isOpen()).toBe(true);
      expect(screen.getByText('Ödeme sayfası yükleniyor')).toBeVisible();
      say({ dialogClose: true }, { source: inside });
      await waitFor(() => {
        expect(isOpen()).toBe(false);
      });
      say(succeeded, { source: inside });
      expect(paid()).toBe('');
    },
  );

  it('is asked about before it is closed, and closed at the second wish', { tags: ['S2-4.15'] }, async () => {
    const { user, frame } = await started();
    fireEvent.load(frame);
    await user.keyboard('{Escape}');
    const stay = screen.getByRole('button', { name: 'Ödemeye dön' });
    expect(stay).toHaveFocus();
    expect(stay).toHaveAccessibleDescription(/sürüyor olabilir/);
    await user.click(stay);
    expect(screen.queryByText(/sürüyor olabilir/)).toBeNull();
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
    isEmpty();
    expect(pay()).toHaveFocus();
  });

  it.each([
    ['answers 404', 404, undefined],
    ['answers 500', 500, undefined],
    ['is the browser’s own page', 200, null],
    ['is the login, as the session has ended', 200, { URL: `${location.origin}/account/login?back=1` }],
  ])(
    'is sent to no page that %s, which is told at once: nothing was paid',
    { tags: ['S2-8.04'] },
    async (_, status, contentDocument) => {
      const { user } = await showCard({ amount: 250 });
      await fillIn(user);
      await user.click(pay());
      const { frame, inside, posted } = frameOf({ status });
      if (contentDocument !== undefined) Object.defineProperty(frame, 'contentDocument', { value: contentDocument });
      fireEvent.load(frame);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Ödeme sayfası açılamadı. Kart bilgileriniz gönderilmedi, ödeme alınmadı.',
      );
      expect(screen.queryByText('Ödeme sayfası yükleniyor')).toBeNull();

      // Nor to what that page may become.
      fireEvent.load(frame);
      say({ loading: false }, { source: inside });
      say({ payment_succeed: true }, { source: inside });
      expect(posted).not.toHaveBeenCalled();
      expect(screen.getByRole('alert')).toHaveTextContent('ödeme alınmadı');
      expect(paid()).toBe('');
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(isOpen()).toBe(false);
      });
      isEmpty();
      expect(pay()).toHaveFocus();
    },
  );

  /** A payment whose dialog is open, and what ends the patience with its frame. */
  async function awaited() {
    const page = await showCard({ amount: 250 });
    await fillIn(page.user);
    const timers = vi.spyOn(window, 'setTimeout');
    await page.user.click(pay());
    const patience = timers.mock.calls.find(([, delay]) => delay === 20_000)?.[0];
    if (typeof patience !== 'function') throw new Error('nobody waits for the frame');
    return { ...page, ...frameOf(), patience };
  }

  it(
    'whose page does not come in time is not told as paid, and goes on where it comes after all',
    { tags: ['S2-8.04'] },
    async () => {
      const { frame, inside, posted, patience } = await awaited();
      patience();
      expect(await screen.findByRole('alert')).toHaveTextContent('Kart bilgileriniz gönderilmedi, ödeme alınmadı.');
      expect(posted).not.toHaveBeenCalled();
      fireEvent.load(frame);
      expect(posted).toHaveBeenCalledOnce();
      await waitFor(() => {
        expect(screen.queryByRole('alert')).toBeNull();
      });
      say({ payment_succeed: true }, { source: inside });
      await waitFor(() => {
        expect(paid()).toBe('250 in 1');
      });
    },
  );

  it('says so when the frame says nothing for a while, and offers to close', { tags: ['S2-8.04'] }, async () => {
    const { user, frame, patience } = await awaited();
    fireEvent.load(frame);
    patience();
    expect(await screen.findByText(/Ödeme sayfası yanıt vermiyor/)).toBeVisible();
    expect(screen.queryByText('Ödeme sayfası yükleniyor')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pencereyi kapat' }));
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
    isEmpty();
  });
});
