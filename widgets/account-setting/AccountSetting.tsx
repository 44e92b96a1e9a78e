import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { Note } from '@/commerce/form/Note';
import { leadTo } from '@/commerce/form/leadTo';
import type { Note as Said } from '@/data/query/note';
import { passwordProblem, type PasswordForm, type PasswordProblem } from './rules';
import { translate } from '@/i18n';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useAccountSettings } from './useAccountSettings';
import { Field, RequiredKey } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { Switch } from '@/ui/Switch';
import '@/commerce/order/panel.css';
import '@/ui/button.css';
import './account-setting.css';

/** The form's controls by their names. */
type Controls = HTMLFormControlsCollection & Readonly<Record<keyof PasswordForm, HTMLInputElement>>;

const controlsOf = (form: HTMLFormElement | null) => form?.elements as Controls;

/**
 * The customer's own password. It stands in its fields alone until it is sent: React would copy a value that it keeps
 * into an attribute. S2 §2, §4 and §5, decision 56.
 */
export function AccountSetting() {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const { isBusy, save } = useAccountSettings();
  const announce = useAnnounce();
  const [isChanged, setChanged] = useState(false);
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [note, setNote] = useState<Said | null>(null);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { password, passwordVerify } = controlsOf(target.form);
    setChanged(password.value !== '' || passwordVerify.value !== '');
    setProblem(null);
    setNote(null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const controls = controlsOf(form);
    const typed = { password: controls.password.value, passwordVerify: controls.passwordVerify.value };
    const found = passwordProblem(typed);
    setProblem(found);
    if (found) leadTo(id + found.field, translate(texts, found.message), announce);
    // A script may submit what the button does not.
    if (found || typed.password === '') return;
    // The same failure is a new one: it is read again.
    setNote(null);
    const said = await save(typed);
    setNote(said);
    if (!said || said.isError) return;
    // The button is about to take no focus; what it has done says so in its place.
    if (form.querySelector('button:focus')) form.querySelector<HTMLElement>('[role=status]')?.focus();
    // By their values: React does not hear of a reset, and would miss the same password pasted after it.
    controls.password.value = '';
    controls.passwordVerify.value = '';
    setChanged(false);
    setShown(false);
  };

  const field = (name: keyof PasswordForm, hint?: string) => (
    <Field
      id={id + name}
      label={t(`account.${name}`)}
      isRequired
      hint={hint}
      error={problem?.field === name ? translate(texts, problem.message) : undefined}
    >
      {(props) => (
        <input
          {...props}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          // A shown password must not go to a spelling service, nor become another word.
          spellCheck={false}
          readOnly={isBusy}
          onChange={change}
        />
      )}
    </Field>
  );
  return (
    <form
      className="vt-desk-panel vt-account"
      aria-labelledby={id}
      aria-busy={isBusy}
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="vt-desk-panel__title" id={id}>
        {t('account.title')}
      </h2>
      {/* Password managers look for one; without it Chrome complains in the console. */}
      <input type="text" autoComplete="username" style={{ display: 'none' }} />
      <RequiredKey />
      {field('password', t('account.hint'))}
      {field('passwordVerify')}
      <Switch label={t('account.show')} checked={isShown} busy={false} onChange={setShown} />
      <Note note={note} />
      <button
        type="submit"
        className="vt-button vt-button--primary vt-desk-send"
        disabled={!isChanged}
        aria-disabled={isBusy || undefined}
      >
        {isBusy && <Spinner />}
        {t('account.save')}
      </button>
    </form>
  );
}
