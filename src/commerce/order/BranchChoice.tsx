import { useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { saveSetting, selectSaving } from '@/data/session/slice';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import '../form/field.css';

interface Props {
  /** The branch that is chosen is only said: choosing another would load the page anew. */
  readonly isFixed?: boolean;
}

/**
 * For which of the customer's branches the page is; a customer without branches has no choice. What is chosen by key is saved with
 * Enter, or when the choice is left: an arrow key chooses each branch on the way, and saving one loads the page anew. S1 §7, decision 34.
 */
export function BranchChoice({ isFixed }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { branches } = usePage();
  const branch = useAppSelector(({ session }) => session.branch);
  const saving = useAppSelector((state) => selectSaving(state, 'branch'));
  /** Where the keyboard stands, from its first key until that is saved. */
  const [reached, reach] = useState<string | null>(null);
  if (branches.length === 0) return null;
  const options = branches.map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = options.find(({ value }) => value === branch);
  if (isFixed && chosen) {
    return (
      <p className="vt-desk-field vt-desk-field--row">
        <span className="vt-desk-field__label">{t('branch.label')}</span>
        <span>{chosen.label}</span>
      </p>
    );
  }
  const shown = reached ?? chosen?.value ?? '';
  const save = (value: string) => {
    reach(null);
    if (value && value !== branch) void dispatch(saveSetting({ key: 'branch', value }));
  };
  return (
    // What is heard is the choice within it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className="vt-desk-field vt-desk-field--row"
      onKeyDown={({ key }) => {
        if (key === 'Enter') save(shown);
        else reach(shown);
      }}
      onPointerDown={() => {
        reach(null);
      }}
      onBlur={() => {
        save(shown);
      }}
    >
      <span className="vt-desk-field__label">{t('branch.label')}</span>
      <Select
        options={options}
        value={shown}
        unchosen={t('branch.unchosen')}
        busy={saving}
        onChange={reached === null ? save : reach}
      />
      {saving && <Spinner />}
    </label>
  );
}
