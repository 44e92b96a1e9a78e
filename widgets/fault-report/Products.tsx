import { useId, useState } from 'react';
import { isProductSearched, type FaultCategory, type FaultProduct } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { fetchFaultProducts } from './api';
import { useCategoryPart } from './useFaultCategory';
import { Field } from '@/ui/Field';
import { Part } from './Part';
import '@/commerce/items/items.css';

interface Props {
  readonly category: FaultCategory;
  readonly onChoose: (product: FaultProduct) => void;
}

/** As many as can be looked over; more can be searched. */
const GLANCE = 20;

/** The products of a category. */
export function Products({ category, onChoose }: Props) {
  const { t } = useTexts();
  const id = useId();
  const loaded = useCategoryPart(category.id, fetchFaultProducts);
  const [typed, setTyped] = useState('');
  const all = loaded.value ?? [];
  const found = all.filter((product) => isProductSearched(product, typed));
  return (
    <>
      <Part label={category.name} loaded={loaded}>
        {all.length > GLANCE && (
          <Field id={id} label={t('faultReport.filter')}>
            {(control) => (
              <input
                {...control}
                // None: the container may stand in a form of the page, which Enter would send.
                form=""
                type="search"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                }}
              />
            )}
          </Field>
        )}
      </Part>
      <p className="vt-fault__text" role="status">
        {loaded.value && t('list.found', { count: found.length })}
      </p>
      <ul className="vt-fault__products" role="list">
        {/* The index as key: a product may come twice. */}
        {found.map((product, place) => (
          <li key={place}>
            <button
              type="button"
              className="vt-button vt-fault__product"
              onClick={() => {
                onChoose(product);
              }}
            >
              <span>{product.name}</span> <span className="vt-item__code">{product.code}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
