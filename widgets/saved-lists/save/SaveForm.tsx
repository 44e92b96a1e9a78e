import { useId, useState, type FormEvent, type RefObject } from 'react';
import { downloadCsv } from '@/commerce/downloadCsv';
import { leadTo } from '@/commerce/form/leadTo';
import { usePageServices } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { ErrorText } from '@/ui/ErrorText';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import '@/ui/button.css';
import { useLists } from '../lists/useLists';
import { toSheet } from '../lists/sheet';
import { addLinesTo, addList, freeName, nameMistake, type SavedLine } from '../rules/lists';

interface Props {
  /** What a new list is called, if the visitor wants it so. */
  readonly name: string;
  readonly lines: readonly SavedLine[];
  /** The box of the name, which has the focus first. */
  readonly input: RefObject<HTMLInputElement>;
  readonly onClose: () => void;
}

/** Asks under which name lines are to be kept: a new one, or a list that is there, behind its own. */
export function SaveForm({ name: proposed, lines, input, onClose }: Props) {
  const { t } = useTexts();
  const { toasts, announce } = usePageServices();
  const id = useId();
  const { lists, change } = useLists();
  const [into, setInto] = useState('new');
  const [name, setName] = useState(() => freeName(lists, proposed || t('saved.newName')));
  const [isChecked, setChecked] = useState(false);
  const [isFull, setFull] = useState(false);
  const target = lists.find((list) => String(list.id) === into);
  const mistake = target ? undefined : nameMistake(lists, name);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mistake) {
      leadTo(`${id}-name`, t(mistake), announce);
      return;
    }
    const isKept = change((all) => {
      const now = Date.now();
      return target ? addLinesTo(all, target.id, lines, now) : addList(all, { name, lines }, now);
    });
    setFull(!isKept);
    if (!isKept) return;
    toasts.toast(t('saved.kept', { count: lines.length, name: target?.name ?? name.trim() }), true);
    onClose();
  };
  return (
    <form className="vt-saved__form" noValidate onSubmit={save}>
      <p className="vt-saved__count">{t('saved.lines', { count: lines.length })}</p>
      {lists.length > 0 && (
        <Field id={`${id}-into`} label={t('saved.into')}>
          {({ id: selectId }) => (
            <Select
              id={selectId}
              options={[
                { value: 'new', label: t('saved.newList') },
                ...lists.map((list) => ({ value: String(list.id), label: list.name })),
              ]}
              value={into}
              onChange={setInto}
            />
          )}
        </Field>
      )}
      {!target && (
        <Field id={`${id}-name`} label={t('saved.name')} error={isChecked && mistake ? t(mistake) : undefined}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="text"
              autoComplete="off"
              maxLength={80}
              value={name}
              // What is proposed is replaced by typing.
              onFocus={({ target }) => {
                target.select();
              }}
              onChange={({ target: { value } }) => {
                setName(value);
              }}
            />
          )}
        </Field>
      )}
      <div className="vt-saved__failure" role="alert">
        {isFull && (
          <>
            <ErrorText>{t('saved.full')}</ErrorText>
            <button
              type="button"
              className="vt-button vt-button--quiet vt-button--compact"
              onClick={() => {
                downloadCsv(name, toSheet(lines, { t }));
              }}
            >
              {t('saved.csv')}
            </button>
          </>
        )}
      </div>
      <p className="vt-saved__answers">
        <button type="button" className="vt-button vt-button--quiet" onClick={onClose}>
          {t('saved.cancel')}
        </button>
        <button type="submit" className="vt-button vt-button--primary">
          {t('saved.keep')}
        </button>
      </p>
    </form>
  );
}
