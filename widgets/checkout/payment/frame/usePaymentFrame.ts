import { useEffect, useRef, useState } from 'react';
import { pathAt, shopAddress } from '@/page/address';
import { usePage } from '@/data/hooks';
import { listen } from '@/runtime/page/listen';
import type { PaymentMessage } from '../../rules/card/message';
import { readPaymentReply } from '../replySchema';

/** A payment that is about to be carried out. */
export interface Payment {
  /** Gives the message away: once, and then never again. */
  readonly takeMessage: () => PaymentMessage | null;
  readonly onSucceeded: () => void;
  readonly onClosed: () => void;
}

/** `failed`: it could not be opened, or has not in time, and the card was not sent. `silent`: it was sent, and nothing has come back. */
type FrameState = 'loading' | 'failed' | 'silent' | 'loaded';

/** Milliseconds after which a frame that has said nothing is not waited for any more. */
const PATIENCE = 20_000;

/**
 * Whether the frame shows a page of our origin that the server did not answer with an error, nor with the `login`, where the
 * session has ended. The browser's own error page is not of our origin, and older Safari does not tell the status.
 */
function isOpened({ contentDocument, contentWindow }: HTMLIFrameElement, login: string): boolean {
  if (contentDocument === null || pathAt(contentDocument.URL) === pathAt(shopAddress(login))) return false;
  const [navigation] = contentWindow?.performance.getEntriesByType('navigation') ?? [];
  return !(navigation && 'responseStatus' in navigation && Number(navigation.responseStatus) >= 400);
}

/**
 * Talks with the payment frame: one message to it, to our own origin and after its first load (3-D Secure fires more
 * of them); back from it, what comes from our origin and from this very frame. S2 §7, decision 43.
 */
export function usePaymentFrame({ takeMessage, onSucceeded, onClosed }: Payment) {
  const { login } = usePage().routes;
  const frame = useRef<HTMLIFrameElement>(null);
  const isTried = useRef(false);
  const isSent = useRef(false);
  const isOver = useRef(false);
  const [state, setState] = useState<FrameState>('loading');

  /** Ends the payment for this page; what the frame says after that counts no more. */
  const end = (tell: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    tell();
  };

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const ours = frame.current?.contentWindow;
      if (!ours || source !== ours || origin !== location.origin) return;
      const reply = readPaymentReply(data);
      if (reply === null || isOver.current) return;
      // Nothing can have been paid before the card was sent.
      if (reply === 'succeeded' && isSent.current) end(onSucceeded);
      else if (reply === 'closed') end(onClosed);
      else if (reply === 'loaded') setState((before) => (before === 'failed' && isTried.current ? before : 'loaded'));
    };
    return listen(window, onMessage, 'message');
  }, [onSucceeded, onClosed]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => {
      const late = isSent.current ? 'silent' : 'failed';
      setState((before) => (before === 'loading' ? late : before));
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const onLoad = () => {
    const message = takeMessage();
    if (!message || isOver.current || !frame.current) return;
    isTried.current = true;
    if (!isOpened(frame.current, login)) {
      setState('failed');
      return;
    }
    isSent.current = true;
    // It has come after its time.
    setState((before) => (before === 'failed' ? 'loading' : before));
    frame.current.contentWindow?.postMessage(message, location.origin);
  };

  return {
    frame,
    state,
    onLoad,
    close: () => {
      end(onClosed);
    },
  };
}
