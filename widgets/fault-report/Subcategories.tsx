import type { FaultCategory } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { fetchSubcategories } from './api';
import { useCategoryPart } from './useFaultCategory';
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
  const loaded = useCategoryPart(parent.id, fetchSubcategories);
  const label = t('faultReport.subcategory', { name: parent.name });
  return (
    <Part label={label} loaded={loaded}>
      {loaded.value && loaded.value.length > 0 && (
        <CategoryChoice label={label} categories={loaded.value} chosen={chosen} onChoose={onChoose} />
      )}
    </Part>
  );
}
