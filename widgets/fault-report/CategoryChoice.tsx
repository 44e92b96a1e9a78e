import type { FaultCategory } from './rules';
import { sameId } from '@/domain/id';
import { useTexts } from '@/i18n/useTexts';
import { Select } from '@/ui/Select';
import '@/commerce/form/field.css';

interface Props {
  readonly label: string;
  readonly categories: readonly FaultCategory[];
  readonly chosen: FaultCategory | undefined;
  readonly onChoose: (category: FaultCategory) => void;
}

/** The choice of one level. */
export function CategoryChoice({ label, categories, chosen, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <label className="vt-desk-field">
      <span className="vt-desk-field__label">{label}</span>
      <Select
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen?.id ?? '')}
        unchosen={t(categories.length > 0 ? 'faultReport.unchosen' : 'faultReport.none')}
        onChange={(value) => {
          const category = categories.find(({ id }) => sameId(id, value));
          if (category) onChoose(category);
        }}
      />
    </label>
  );
}
