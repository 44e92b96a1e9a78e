import { useId, useRef, useState, type FormEvent } from 'react';
import { Note } from '@/commerce/form/Note';
import type { WarrantyVerdict } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { useWarranty } from './useWarranty';
import { Dialog } from '@/ui/Dialog';
import { Field, RequiredKey } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { Result } from './Result';
import '@/commerce/order/panel.css';

/** Asks for a serial number; what is found opens in a second dialog. Nothing of it outlives this one. S2 §4, decision 53. */
export function InquiryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [serial, setSerial] = useState('');
  const [verdict, setVerdict] = useState<WarrantyVerdict | null>(null);
  const { isBusy, ask } = useWarranty();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The same failure is a new one: it is read again.
    setVerdict(null);
    setVerdict(await ask(serial.trim()));
  };
  return (
    <>
      {/* Before the first dialog, so that it goes first where both close: each gives the focus back to what is below it. */}
      {verdict?.ok && (
        <Result
          {...verdict}
          serial={serial.trim()}
          onClose={() => {
            setVerdict(null);
          }}
        />
      )}
      <Dialog title={t('warranty.title')} open onClose={onClose} firstFocus={field}>
        <form className="vt-desk-panel__choices" aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
          <RequiredKey />
          <Field id={id} label={t('warranty.serial')} isRequired>
            {(control) => (
              <input
                {...control}
                ref={field}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                readOnly={isBusy}
                value={serial}
                onChange={({ target }) => {
                  setSerial(target.value);
                  setVerdict(null);
                }}
              />
            )}
          </Field>
          <Note note={verdict?.ok === false ? { isError: true, text: verdict.message } : null} />
          <button
            type="submit"
            className="vt-button vt-button--primary vt-desk-send"
            disabled={serial.trim() === ''}
            aria-disabled={isBusy}
          >
            {isBusy && <Spinner />}
            {t('warranty.ask')}
          </button>
        </form>
      </Dialog>
    </>
  );
}
