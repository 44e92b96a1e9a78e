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

/** For which of the customer's branches the page is; a customer without branches has no choice. S1 §7, decision 34. */
export function BranchChoice({ isFixed }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { branches } = usePage();
  const branch = useAppSelector(({ session }) => session.branch);
  const saving = useAppSelector((state) => selectSaving(state, 'branch'));
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
  return (
    <label className="vt-desk-field vt-desk-field--row">
      <span className="vt-desk-field__label">{t('branch.label')}</span>
      <Select
        options={options}
        value={chosen?.value ?? ''}
        unchosen={t('branch.unchosen')}
        busy={saving}
        onChange={(value) => {
          void dispatch(saveSetting({ key: 'branch', value }));
        }}
      />
      {saving && <Spinner />}
    </label>
  );
}
