import { useState } from 'react';
import type { PaymentLinkRequest } from '../rules/paymentLink/check';
import { alerted, alertWithdrawn } from '@/data/alert';
import { useAppDispatch } from '@/data/hooks';
import type { Note } from '@/data/query/note';
import { useMutation } from '@/data/query/useMutation';
import { usePageServices } from '@/page/container/context';
import { requestPaymentLink, type Attempt } from './requestPaymentLink';

export type PaymentLinkWork = 'create' | 'send' | 'share';

export interface PaymentLink {
  /** What is under way; until it is done nothing else begins. */
  readonly work: PaymentLinkWork | null;
  /** The link for what stands in the form. */
  readonly link: string | null;
  readonly note: Note | null;
  create(request: PaymentLinkRequest): void;
  /** Mails the link, which is made first where there is none. Decision 45. */
  send(request: PaymentLinkRequest): void;
  /** Answers with the link to share, which is made where there is none; null where that fails, which is told. */
  share(request: PaymentLinkRequest): Promise<string | null>;
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
  const { keys, leaveWarnings } = usePageServices();
  const [work, setWork] = useState<PaymentLinkWork | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const { isBusy, mutate } = useMutation((act: (signal: AbortSignal) => Promise<Attempt>, signal) => act(signal), {
    endsWithWidget: true,
  });

  const showOutcome = ({ how, message }: Attempt, texts: typeof CREATED | typeof SENT) => {
    setNote({ isError: how !== 'done', text: message ?? { key: texts[how] } });
  };
  /** One call; until its end is known the browser asks before the page is left. */
  const call = (request: PaymentLinkRequest, sendEmail: boolean, signal: AbortSignal) =>
    leaveWarnings.warnWhile(() => requestPaymentLink(request, sendEmail, { keys: keys.links, content: '' }, signal));
  /** The link, made where there is none. */
  const ensureLink = async (request: PaymentLinkRequest, signal: AbortSignal): Promise<Attempt> => {
    if (link !== null) return { how: 'done', message: null, link };
    const made = await call(request, false, signal);
    if (made.how === 'done') setLink(made.link);
    return made;
  };
  /** Resolves to null where something else is under way, or the dialog has been closed meanwhile. */
  const runExclusively = async (
    kind: PaymentLinkWork,
    act: (signal: AbortSignal) => Promise<Attempt>,
  ): Promise<Attempt | null> => {
    const outcome = await mutate((signal) => {
      setWork(kind);
      setNote(null);
      return act(signal);
    });
    return outcome?.ok ? outcome.value : null;
  };

  return {
    work: isBusy ? work : null,
    link,
    note,
    create(request) {
      void runExclusively('create', (signal) => ensureLink(request, signal)).then((made) => {
        if (made) showOutcome(made, CREATED);
      });
    },
    send(request) {
      void runExclusively('send', async (signal) => {
        const made = await ensureLink(request, signal);
        if (made.how !== 'done') {
          showOutcome(made, CREATED);
          return made;
        }
        // Who closes the dialog in this moment wants no mail.
        if (signal.aborted) return made;
        const sent = await call(request, true, signal);
        if (sent.link !== null) setLink(sent.link);
        showOutcome(sent, SENT);
        return sent;
      });
    },
    async share(request) {
      dispatch(alertWithdrawn({ action: 'paymentLink/share' }));
      const made = await runExclusively('share', (signal) => ensureLink(request, signal));
      if (made === null) return null;
      if (made.how !== 'done') dispatch(alerted({ source: { action: 'paymentLink/share' }, message: { key: SHARED[made.how] } }));
      return made.link;
    },
    drop() {
      setLink(null);
      setNote(null);
    },
  };
}
