import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asksBeforeLeaving } from '@/testing/requests';
import { card, ccv, expiry, holder, paid, pay, showCard } from './cardPayment';
import { CARD, MESSAGE, fillIn, started, frameOf, say, isOpen, isEmpty } from './paymentFrame';

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
    expect(screen.getByRole('group', { name: /sürüyor olabilir/ })).toContainElement(stay);
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
});
