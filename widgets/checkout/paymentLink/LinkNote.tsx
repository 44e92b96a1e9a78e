import { say } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import type { PaymentLinkNote } from '@/store/paymentLink/usePaymentLink';

/** How the last call went, in words of the shop or ours. Its regions are there before it, or it would not be read. */
export function LinkNote({ note }: { readonly note: PaymentLinkNote | null }) {
  const texts = useTexts();
  const text = note && (typeof note.text === 'string' ? note.text : say(texts, note.text));
  return (
    <>
      <p className="vt-payment-link__note vt-payment-link__note--error" role="alert">{note?.isError && text}</p>
      <p className="vt-payment-link__note" role="status">{!note?.isError && text}</p>
    </>
  );
}
