import type { FaultCategory } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { useSubcategories } from './useFaultCategory';
import { CategoryChoice } from './CategoryChoice';
import { Part } from './Part';

interface Props {
  readonly parent: FaultCategory;
  readonly chosen: FaultCategory | undefined;
  readonly onChoose: (category: FaultCategory) => void;
}

/** The level below a category; nothing where it is not divided further. */
export function Subcategories({ parent, chosen, onChoose }: Props) {
  const { t } = useTexts();
  const loaded = useSubcategories(parent.id);
  const label = t('faultReport.subcategory', { name: parent.name });
  return (
    <Part label={label} loaded={loaded}>
      {loaded.value?.length ? (
        <CategoryChoice label={label} categories={loaded.value} chosen={chosen} onChoose={onChoose} />
      ) : null}
    </Part>
  );
}
