import { useId, useRef, useState, type ClipboardEvent } from 'react';
import { Note } from '@/commerce/form/Note';
import { leadTo } from '@/commerce/form/leadTo';
import { whatsappShareHref } from '@/domain/links/whatsapp';
import { formatAmount } from '@/domain/money/format';
import { pasteAmount, toChargedAmount, formatSuggestedAmount, typeAmount } from '../rules/paymentLink/amount';
import {
  checkPaymentLink,
  type PaymentLinkForm,
  type PaymentLinkProblem,
  type PaymentLinkRequest,
} from '../rules/paymentLink/check';
import { openWindow } from '@/page/navigation';
import { translate } from '@/i18n';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { usePaymentLink } from './usePaymentLink';
import { Dialog } from '@/ui/Dialog';
import { Field, RequiredKey } from '@/ui/Field';
import { LinkField } from './LinkField';
import { WorkButton } from './WorkButton';
import './payment-link.css';

interface Props {
  /** TRY; suggested only above 0. */
  readonly amount: number;
  readonly onClose: () => void;
}

/** Makes a payment link, and mails, shares or copies it. S2-1.02, S2 §2 and §4, decisions 44 to 46 and 63. */
export function PaymentLinkDialog({ amount, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<PaymentLinkForm>(() => ({ amount: formatSuggestedAmount(amount), email: '' }));
  const [problem, setProblem] = useState<PaymentLinkProblem | null>(null);
  const { work, link, note, create, send, share, drop } = usePaymentLink();

  const announce = useAnnounce();
  /** Its field says so, and is led to. */
  const refuse = (found: PaymentLinkProblem) => {
    setProblem(found);
    leadTo(`${id}-${found.field}`, translate(texts, found.message), announce);
  };
  const change = (name: keyof PaymentLinkForm, text: string) => {
    if (text === typed[name]) return;
    setTyped({ ...typed, [name]: text });
    setProblem(null);
    drop();
  };
  /** What is pasted is read as a person writes it (decision 63); what is no amount is refused aloud. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (work !== null) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const text = pasteAmount(typed.amount, event.clipboardData.getData('text'), Number(selectionStart), Number(selectionEnd));
    if (text === null) refuse({ field: 'amount', message: { key: 'paymentLink.badAmount' } });
    else change('amount', text);
  };
  /** Does it with what the form asks for; where something keeps that back, its field says so and takes the focus. */
  const withValidForm = (isMailed: boolean, act: (request: PaymentLinkRequest) => void) => () => {
    if (work !== null) return;
    setProblem(null);
    const check = checkPaymentLink(typed, isMailed);
    if (check.ok) act(check.request);
    else refuse(check.problem);
  };
  const shareByWhatsapp = withValidForm(false, (request) => {
    const target = openWindow(t('paymentLink.preparing'));
    void share(request).then((shared) => {
      if (shared === null) target.close();
      else target.goTo(whatsappShareHref(t('paymentLink.shareText', { amount: formatAmount(request.amount), url: shared })));
    });
  });

  const field = (name: keyof PaymentLinkForm) => ({
    id: `${id}-${name}`,
    error: problem?.field === name ? translate(texts, problem.message) : undefined,
  });
  const input = (name: keyof PaymentLinkForm) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    readOnly: work !== null,
    'aria-disabled': work !== null,
  });
  return (
    <Dialog title={t('paymentLink.title')} open onClose={onClose} firstFocus={first}>
      <div className="vt-payment-link" aria-busy={work !== null}>
        <form
          className="vt-payment-link__form"
          // The texts are the shop's, not the browser's.
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            withValidForm(false, create)();
          }}
        >
          <RequiredKey />
          <Field
            {...field('amount')}
            label={t('paymentLink.amount')}
            isRequired
            hint={t('paymentLink.charged', { amount: formatAmount(toChargedAmount(typed.amount)) })}
          >
            {(control) => (
              <input
                {...control}
                {...input('amount')}
                ref={first}
                type="text"
                inputMode="decimal"
                onChange={({ target }) => {
                  const { value, selectionEnd } = target;
                  const text = typeAmount(typed.amount, value);
                  // React would put the caret behind a text that is another than the typed one: the next digit would be lost there.
                  const caret = Number(selectionEnd) + text.length - value.length;
                  if (text !== value) {
                    target.value = text;
                    target.setSelectionRange(caret, caret);
                  }
                  change('amount', text);
                }}
                onPaste={paste}
              />
            )}
          </Field>
          <Field {...field('email')} label={t('paymentLink.email')} hint={t('paymentLink.emailHint')}>
            {(control) => (
              <input
                {...control}
                {...input('email')}
                type="email"
                onChange={({ target }) => {
                  change('email', target.value);
                }}
              />
            )}
          </Field>
          <WorkButton kind="create" work={work} />
        </form>
        <Note note={note} />
        <LinkField link={link} isBusy={work !== null} />
        <div className="vt-payment-link__ways">
          <WorkButton kind="send" work={work} onClick={withValidForm(true, send)} />
          <WorkButton kind="share" work={work} onClick={shareByWhatsapp} />
        </div>
      </div>
    </Dialog>
  );
}
