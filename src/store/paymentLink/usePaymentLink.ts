import { useEffect, useRef, useState } from 'react';
import type { PaymentLinkWish } from '@/domain/paymentLink/check';
import { useAppDispatch, usePage } from '../hooks';
import { attempt, type Attempt } from './attempt';
import { alerted } from '../alert';
import type { Note } from '../own/note';

export type PaymentLinkWork = 'create' | 'send' | 'share';

export interface PaymentLink {
  /** What is under way; until it is done nothing else begins. */
  readonly work: PaymentLinkWork | null;
  /** The link for what stands in the form. */
  readonly link: string | null;
  readonly note: Note | null;
  create(wish: PaymentLinkWish): void;
  /** Mails the link, which is made first where there is none. Decision 45. */
  send(wish: PaymentLinkWish): void;
  /** Answers with the link to share, which is made where there is none; null where that fails, which is told. */
  share(wish: PaymentLinkWish): Promise<string | null>;
  /** The form has changed: the link is not for it. */
  drop(): void;
}

/** What is said of a call, by how it went. S2 §8. */
const CREATED = { done: 'paymentLink.created', refused: 'paymentLink.notCreated', broken: 'paymentLink.createFailed' } as const;
const SENT = { done: 'paymentLink.sent', refused: 'paymentLink.notSent', broken: 'paymentLink.sendFailed' } as const;
const SHARED = { refused: 'paymentLink.notCreated', broken: 'paymentLink.shareFailed' } as const;

/**
 * One payment link while its dialog is open; closing it breaks off what is under way, and what still comes of that
 * changes nothing any more: the state is gone with the dialog. S2 §4, decision 45.
 */
export function usePaymentLink(): PaymentLink {
  const dispatch = useAppDispatch();
  const { login } = usePage().routes;
  const [work, setWork] = useState<PaymentLinkWork | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => { running.current?.abort(); }, []);

  const say = ({ how, message }: Attempt, texts: typeof CREATED | typeof SENT) => {
    setNote({ isError: how !== 'done', text: message ?? { key: texts[how] } });
  };
  /** The link, made where there is none. */
  const have = async (wish: PaymentLinkWish, signal: AbortSignal): Promise<Attempt> => {
    if (link !== null) return { how: 'done', message: null, link };
    const made = await attempt(wish, false, login, signal);
    if (made.how === 'done') setLink(made.link);
    return made;
  };
  /** Answers null where something else is under way, or the dialog has been closed meanwhile. */
  const once = async <T>(kind: PaymentLinkWork, act: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setWork(kind);
    setNote(null);
    const result = await act(controller.signal);
    if (controller.signal.aborted) return null;
    running.current = null;
    setWork(null);
    return result;
  };

  return {
    work,
    link,
    note,
    create(wish) {
      void once('create', async (signal) => {
        say(await have(wish, signal), CREATED);
      });
    },
    send(wish) {
      void once('send', async (signal) => {
        const made = await have(wish, signal);
        if (made.how !== 'done') {
          say(made, CREATED);
          return;
        }
        // Who closes the dialog in this moment wants no mail.
        if (signal.aborted) return;
        const sent = await attempt(wish, true, login, signal);
        if (sent.link !== null) setLink(sent.link);
        say(sent, SENT);
      });
    },
    async share(wish) {
      const made = await once('share', (signal) => have(wish, signal));
      if (made === null) return null;
      if (made.how !== 'done') dispatch(alerted({ key: SHARED[made.how] }));
      return made.link;
    },
    drop() {
      setLink(null);
      setNote(null);
    },
  };
}
