import { useId, useRef } from 'react';
import { copyField } from './clipboard';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/data/hooks';
import { alerted } from '@/data/alert';
import { Field } from '@/ui/Field';

interface Props {
  readonly link: string | null;
  readonly isBusy: boolean;
}

/** The link that was made, to be read and copied. What comes of copying is an alert (S2 §8). */
export function LinkField({ link, isBusy }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const copy = async () => {
    if (isBusy || !field.current) return;
    if (link === null) dispatch(alerted({ key: 'paymentLink.nothingToCopy' }));
    else if (await copyField(field.current)) dispatch(alerted({ key: 'paymentLink.copied' }));
    else dispatch(alerted({ key: 'paymentLink.notCopied' }));
  };
  return (
    <Field id={id} label={t('paymentLink.link')} className="vt-payment-link__result">
      {(control) => (
        <div className="vt-payment-link__copy">
          <input
            {...control}
            ref={field}
            type="text"
            readOnly
            value={link ?? ''}
            placeholder={t('paymentLink.noLink')}
            onFocus={({ target }) => {
              target.select();
            }}
          />
          <button
            type="button"
            className={`vt-button vt-button--quiet${isBusy ? ' vt-payment-link__off' : ''}`}
            aria-disabled={isBusy}
            onClick={() => {
              void copy();
            }}
          >
            {t('paymentLink.copy')}
          </button>
        </div>
      )}
    </Field>
  );
}
