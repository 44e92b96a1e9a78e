import { useId, useRef } from 'react';
import { copyField } from './clipboard';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/data/hooks';
import { alerted } from '@/data/alert';
import { useAlertWhile } from '@/data/query/useAlertWhile';
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

  useAlertWhile('paymentLink/copy', link ?? 'none');

  const copy = async () => {
    if (isBusy || !field.current) return;
    const tell = (key: 'nothingToCopy' | 'copied' | 'notCopied') => {
      const source = { action: 'paymentLink/copy' } as const;
      dispatch(alerted({ source, message: { key: `paymentLink.${key}` }, isGood: key === 'copied' }));
    };
    if (link === null) tell('nothingToCopy');
    else tell((await copyField(field.current)) ? 'copied' : 'notCopied');
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
