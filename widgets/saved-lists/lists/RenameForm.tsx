import { useEffect, useId, useRef, useState } from 'react';
import { leadTo } from '@/commerce/form/leadTo';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { Field } from '@/ui/Field';
import '@/ui/button.css';
import { nameMistake, type Lists, type SavedList } from '../rules/lists';

interface Props {
  readonly list: SavedList;
  readonly all: Lists;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a list, to be changed in its place. Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ list: { id: listId, name: before }, all, onRename, onCancel }: Props) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const [name, setName] = useState(before);
  const [mistake, setMistake] = useState<ReturnType<typeof nameMistake>>();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      className="vt-saved__rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const mistake = nameMistake(all, name, listId);
        setMistake(mistake);
        if (mistake) leadTo(id, t(mistake), announce);
        else onRename(name);
      }}
    >
      <Field id={id} label={t('saved.name')} error={mistake && t(mistake)}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={({ target: { value } }) => {
              setName(value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The key is the box's: a dialog around it stays open.
              event.preventDefault();
              event.stopPropagation();
              onCancel();
            }}
          />
        )}
      </Field>
      <button type="submit" className="vt-button vt-button--compact">
        {t('saved.keep')}
      </button>
      <button type="button" className="vt-button vt-button--quiet vt-button--compact" onClick={onCancel}>
        {t('saved.cancel')}
      </button>
    </form>
  );
}
