import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { paid, pay, showCard } from './cardPayment';
import { fillIn, started, frameOf, say, isOpen, isEmpty } from './paymentFrame';

describe('a card payment', () => {
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

  it.each([
    ['answers 404', 404, undefined],
    ['answers 500', 500, undefined],
    ['is the browser’s own page', 200, null],
    ['is the login, as the session has ended', 200, { URL: `${location.origin}/account/login?back=1` }],
    ['is the login, as ASP.NET writes its path', 200, { URL: `${location.origin}/Account/Login?ReturnUrl=%2F` }],
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

  it('asks no more whether it is to be closed, where the frame says nothing', { tags: ['S2-8.04'] }, async () => {
    const { user, frame, patience } = await awaited();
    fireEvent.load(frame);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Ödemeye dön' })).toBeVisible();
    patience();
    await screen.findByText(/Ödeme sayfası yanıt vermiyor/);
    // One question and one button that closes are enough.
    expect(screen.queryByRole('button', { name: 'Ödemeye dön' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Pencereyi kapat' })).toHaveLength(1);
  });
});
