import { useRef, useState } from 'react';
import type { AddLocation } from '@/domain/cart/addCheck';
import type { Id } from '@/domain/id';
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
  /** Which product was added last, null when its moment is over: this may be another by the time that the shop has answered. */
  const [added, setAdded] = useState<Id | null>(null);
  const isAdded = !adding && added === product.id;
  const text = given ?? t(compact ? 'product.add' : 'product.addToCart');
  const button = useRef<HTMLButtonElement>(null);

  const onAdded = () => {
    setAdded(product.id);
  };
  const add = async () => {
    if ((await dispatch(requestAdd(product, location, container))) === 'added') onAdded();
  };
  return (
    <button
      ref={button}
      type="button"
      className={`vt-button vt-button--primary vt-add${compact ? ' vt-button--compact' : ''}${isAdded ? ' vt-add--added' : ''}`}
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
      {adding || isAdded ? <span className="vt-add__label">{text}</span> : text}
      {location === 'detail' && <CartGrowth key={product.id} productId={product.id} onGrowth={onAdded} />}
      {adding && <Adding button={button} />}
      {isAdded && (
        <Added
          compact={compact}
          onEnd={() => {
            setAdded(null);
          }}
        />
      )}
    </button>
  );
}
