import { useRef, useState } from 'react';
import type { AddLocation } from '@/domain/cart/addCheck';
import { isRepeatedClick } from '@/domain/links/plainClick';
import type { Product } from '@/domain/product';
import { useContainer } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { requestAdd } from '@/data/cart/requestAdd';
import { useAppDispatch } from '@/data/hooks';
import '@/ui/button.css';
import { Added, Adding } from './AddProgress';
import { CartGrowth } from './CartGrowth';
import '../css/add.css';

interface Props {
  readonly product: Product;
  readonly location: AddLocation;
  readonly adding: boolean;
  readonly compact: boolean;
  readonly text: string | undefined;
  readonly describedBy: string | undefined;
}

/** 'Sepete ekle': disabled while the product is being added, then a check for a moment. S1 §4. */
export function AddButton({ product, location, adding, compact, text: given, describedBy }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const container = useContainer();
  /** Counts the adds, so that the moment of the last one is a whole one; 0 when it is over. */
  const [added, setAdded] = useState(0);
  const text = given ?? t(compact ? 'product.add' : 'product.addToCart');
  const button = useRef<HTMLButtonElement>(null);

  const onAdded = () => {
    setAdded((count) => count + 1);
  };
  const add = async () => {
    if ((await dispatch(requestAdd(product, location, container))) === 'added') onAdded();
  };
  return (
    <button
      ref={button}
      type="button"
      className={`vt-button vt-button--primary vt-add${compact ? ' vt-button--compact' : ''}${added ? ' vt-add--added' : ''}`}
      disabled={adding}
      aria-busy={adding || undefined}
      aria-describedby={describedBy}
      aria-label={t('product.addToCartOf', { name: product.name })}
      onClick={(event) => {
        // A double click is one add (decision 11), even where the first click was answered in between.
        if (!isRepeatedClick(event)) void add();
      }}
    >
      {/* The text keeps its place under spinner and check, so that nothing beside the button moves. */}
      {adding || added ? <span className="vt-add__label">{text}</span> : text}
      {location === 'detail' && <CartGrowth key={product.id} productId={product.id} onGrowth={onAdded} />}
      {adding && <Adding button={button} />}
      {added > 0 && !adding && (
        <Added
          key={added}
          compact={compact}
          onEnd={() => {
            setAdded(0);
          }}
        />
      )}
    </button>
  );
}
