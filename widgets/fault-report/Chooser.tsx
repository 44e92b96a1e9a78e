import { useEffect, useRef, useState } from 'react';
import type { FaultCategory, FaultProduct } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { Dialog } from '@/ui/Dialog';
import { CategoryChoice } from './CategoryChoice';
import { Products } from './Products';
import { Subcategories } from './Subcategories';

interface Props {
  readonly categories: readonly FaultCategory[];
  /** The one that was chosen on the page. */
  readonly base: FaultCategory | undefined;
  readonly onChoose: (product: FaultProduct) => void;
  readonly onClose: () => void;
}

/** From a category through the levels below it to a product. What hangs on a choice goes with it, its calls included. S2 §4. */
export function Chooser({ categories, base, onChoose, onClose }: Props) {
  const { t } = useTexts();
  const [path, setPath] = useState<readonly FaultCategory[]>(base ? [base] : []);
  const choose = (level: number) => (category: FaultCategory) => {
    setPath([...path.slice(0, level), category]);
  };
  const last = path.at(-1);
  const box = useRef<HTMLDivElement>(null);
  // The dialog opens with the focus on its first button, which closes it.
  useEffect(() => {
    box.current?.querySelector('select')?.focus();
  }, []);
  return (
    <Dialog title={t('faultReport.title')} open onClose={onClose}>
      <div ref={box} className="vt-desk-panel__choices">
        <CategoryChoice label={t('faultReport.category')} categories={categories} chosen={path[0]} onChoose={choose(0)} />
        {path.map((parent, level) => (
          <Subcategories key={`${level} ${parent.id}`} parent={parent} chosen={path[level + 1]} onChoose={choose(level + 1)} />
        ))}
        {last && <Products key={last.id} category={last} onChoose={onChoose} />}
      </div>
    </Dialog>
  );
}
